/*
 * The service worker. It keeps the page of the web app, which is the same at every address, and the scripts and styles that
 * it names: a visit on a slow network shows the portal without waiting for it, and one without a connection shows its notice
 * instead of the browser's own page. On a device that is kept ready for the counter it keeps all scripts of the app. It
 * keeps no data of the office, but files that another app shares, until a case is chosen for them. It
 * shows web push, which says that there is news and nothing else.
 */

const CACHE = 'page'
const PAGE = '/'
/** How long the server's page is waited for, in ms. */
const PATIENCE = 800
/** A store that exists while the next page has to be the server's (web/lib/installed-app.ts). */
const WANTED_ANEW = 'wanted-anew'
const ASSET = /\/assets\/[\w.-]+/g
/** A store that exists while this device keeps the whole app. */
const WHOLE_APP = 'whole-app'
/** Where another app posts files to, their store, and for how long they wait there, in ms (web/features/share/shared-files.ts). */
const SHARE = '/share'
const SHARED = 'shared'
const SHARED_FOR = 3_600_000
/** The most files that wait, and the most bytes of all. */
const MAX_SHARED = 20
const MAX_SHARED_BYTES = 100_000_000
/** Beside the files: how many of the last ones were not taken, by the reason. */
const NOT_TAKEN = `${SHARE}/not-taken`
/** The types that are taken; a system may send none for a photo. The first bytes decide. */
const TYPES = /^(?:$|image\/|application\/(?:pdf|octet-stream)$)/
const PDF_OR_IMAGE = /%PDF-|^\xff\xd8\xff|^\x89PNG|^GIF8|^BM|^RIFF.{4}WEBP|^.{4}ftyp(?:hei|hev|mif1|msf1|avif)/s
/** The server's own addresses, and files: a name with an extension. They are never the page. */
const NO_PAGE = /^\/(?:api\/|(?:healthz|readyz|metrics)$)|\.\w+$/

/** The language of a file with texts. */
const languageOf = (file) => /\/assets\/(english|hindi|marathi)-/.exec(file)?.[1]

/**
 * The files that a page names, the texts of the languages that are kept already (English where there are none), and where the
 * whole app is kept also the files of its build, which the page names a list of.
 */
async function filesOf(page, kept) {
  const named = page.match(ASSET) ?? []
  const files = named.filter((file) => !file.endsWith('.json'))
  const asking = files.find((file) => file.startsWith('/assets/texts-'))
  const script = asking && ((await caches.match(asking)) ?? (await fetch(asking)))
  const texts = script ? ((await script.text()).match(ASSET) ?? []) : []
  const spoken = new Set([...kept].map(languageOf).filter(Boolean))
  files.push(
    ...texts.filter((file) => (spoken.size > 0 ? spoken.has(languageOf(file)) : languageOf(file) === 'english')),
  )
  const list = named.find((file) => file.endsWith('.json'))
  if (list && (await caches.has(WHOLE_APP))) files.push(...(await (await fetch(list)).json()))
  return new Set(files)
}

/** Stores the page with its headers, because the security policy belongs to it, and the files that it names. */
async function keep(response) {
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html')
  if (!isPage) return
  const cache = await caches.open(CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const needed = await filesOf(await response.clone().text(), kept)
  await cache.addAll([...needed].filter((file) => !kept.has(file)))
  await cache.put(PAGE, response)
  for (const file of kept) if (file !== PAGE && !needed.has(file)) await cache.delete(file)
}

const keepPage = () => fetch(PAGE).then(keep)

/**
 * Opens the server's page, so that nobody stays with an older build: a navigation does not say in every browser whether it
 * is a reload. On a slow network, without one, and while the server is away the kept page opens; the server's is kept for
 * the next time. A page that has to be the server's says so before it reloads, and is waited for.
 */
async function openPage(event) {
  const fresh = fetch(event.request).then((response) => {
    event.waitUntil(keep(response.clone()))
    return response
  })
  const [kept, isWantedAnew] = await Promise.all([caches.match(PAGE), caches.delete(WANTED_ANEW)]).catch(() => [])
  if (!kept) return fresh
  const served = fresh.then(
    (response) => (response.status < 500 ? response : kept),
    () => kept,
  )
  if (isWantedAnew) return served
  event.waitUntil(served)
  return Promise.race([served, new Promise((resolve) => setTimeout(resolve, PATIENCE, kept))])
}

/** Texts are kept once they are asked for: the page does not name those of its language. */
async function openAsset(event) {
  const { request } = event
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && languageOf(request.url)) {
    const copy = response.clone()
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(request, copy)))
  }
  return response
}

async function keepWholeApp(isWanted) {
  const isKept = await caches.has(WHOLE_APP)
  if (isWanted) await caches.open(WHOLE_APP)
  else await caches.delete(WHOLE_APP)
  if (isWanted || isKept) await keepPage()
}

const isPdfOrImage = async (file) =>
  TYPES.test(file.type) &&
  PDF_OR_IMAGE.test(String.fromCharCode(...new Uint8Array(await file.slice(0, 1024).arrayBuffer())))

/** Keeps the files of a post that still have room, and how many were not taken. */
async function storeFiles(request) {
  const files = (await request.formData()).getAll('files').filter((file) => file instanceof File && file.size > 0)
  const store = await caches.open(SHARED)
  await store.delete(NOT_TAKEN)
  const sizes = []
  for (const key of await store.keys()) sizes.push(Number((await store.match(key))?.headers.get('x-size')))
  let count = sizes.length
  let bytes = sizes.reduce((sum, size) => sum + size, 0)
  // A page may hide its address, and an app has none.
  const from = /^https?:/.test(request.referrer) ? new URL(request.referrer).origin : ''
  const sharedAt = `${Date.now()}`
  const notTaken = { kind: 0, count: 0, size: 0 }
  for (const file of files) {
    if (!(await isPdfOrImage(file))) notTaken.kind += 1
    else if (count >= MAX_SHARED) notTaken.count += 1
    else if (bytes + file.size > MAX_SHARED_BYTES) notTaken.size += 1
    else {
      const headers = {
        'content-type': file.type,
        'x-name': encodeURIComponent(file.name),
        'x-shared-at': sharedAt,
        'x-size': `${file.size}`,
        'x-from': from,
      }
      await store.put(`${SHARE}/${crypto.randomUUID()}`, new Response(file, { headers }))
      count += 1
      bytes += file.size
    }
  }
  if (Object.values(notTaken).some((left) => left > 0))
    await store.put(NOT_TAKEN, Response.json(notTaken, { headers: { 'x-shared-at': sharedAt } }))
}

/** The posts are taken one after the other, so that none counts without the other. */
let taking = Promise.resolve()

/** Keeps the files that another app shares, and opens the page that asks for their case, after a sign-in where one is needed. */
async function takeFiles(request) {
  // After a failure the page says that no file has arrived.
  taking = taking.then(() => storeFiles(request)).catch(() => undefined)
  await taking
  return Response.redirect('/?open=share', 303)
}

async function dropOldFiles() {
  if (!(await caches.has(SHARED))) return
  const store = await caches.open(SHARED)
  for (const key of await store.keys()) {
    const at = Number((await store.match(key))?.headers.get('x-shared-at'))
    if (!(Date.now() - at < SHARED_FOR)) await store.delete(key)
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepPage().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) =>
  event.waitUntil(keepWholeApp(event.data.keepsWholeApp).catch(() => undefined)),
)
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.mode === 'navigate') event.waitUntil(dropOldFiles())
  if (request.method === 'POST' && pathname === SHARE) event.respondWith(takeFiles(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate' && !NO_PAGE.test(pathname)) event.respondWith(openPage(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(event))
})
self.addEventListener('push', (event) => {
  const { title, text } = event.data.json()
  // Another one replaces it, so that a device that was off shows one.
  const options = { body: text, tag: 'news', renotify: true, icon: '/icon-192.png', badge: '/icon-192.png' }
  event.waitUntil(self.registration.showNotification(title, options))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const open = async () => {
    const [page] = await self.clients.matchAll({ type: 'window' })
    await (page ? page.focus() : self.clients.openWindow(PAGE))
  }
  event.waitUntil(open())
})
