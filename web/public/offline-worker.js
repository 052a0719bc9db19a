/*
 * The service worker. It keeps the empty page of the web app, so that a reload without a connection shows the portal
 * and its notice instead of the browser's own page. It keeps no data of the office, and leaves the scripts, which never
 * change, to the browser's cache.
 */

const CACHE = 'page'
const PAGE = '/'

/** Stores the page with its headers, because the security policy belongs to it. */
async function keep(response) {
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html')
  if (isPage) await (await caches.open(CACHE)).put(PAGE, response)
}

/** Opens a page from the server, or the kept page without a connection. */
async function openPage(event) {
  try {
    const response = await fetch(event.request)
    // Every address of the web app has the same page; a new build has another one.
    event.waitUntil(keep(response.clone()))
    return response
  } catch (error) {
    const kept = await caches.match(PAGE)
    if (!kept) throw error
    return kept
  }
}

self.addEventListener('install', (event) =>
  event.waitUntil(
    fetch(PAGE)
      .then(keep)
      .then(() => self.skipWaiting()),
  ),
)
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const isPage = event.request.mode === 'navigate' && !new URL(event.request.url).pathname.startsWith('/api/')
  if (isPage) event.respondWith(openPage(event))
})
