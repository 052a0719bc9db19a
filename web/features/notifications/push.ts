import { notificationEndpoints } from '#web/endpoints.generated.ts'
import { call } from '#web/lib/api.ts'
import { hasPush, notifier, serviceWorkers } from '#web/lib/browser.ts'
import { registerWorker } from '#web/lib/installed-app.ts'
import { readLocal, session, writeLocal } from '#web/lib/session.ts'

/** The key in local storage of the user who chose notifications on this device. */
const CHOSEN_BY = 'push-user'

/** True where the browser can show web push: it has a service worker, which development mode has not. */
export const canPush = (): boolean =>
  import.meta.env.PROD && serviceWorkers() !== null && hasPush() && notifier() !== null

const subscriptionOf = async () => (await serviceWorkers()?.getRegistration())?.pushManager.getSubscription()

const userId = () => session.get().user?.id ?? null

/** Returns whether this device shows notifications of the user. */
export const isPushOn = async (): Promise<boolean> =>
  canPush() && readLocal(CHOSEN_BY) === userId() && Boolean(await subscriptionOf())

/** Asks the user and subscribes this device; false where the browser does not allow it. */
export async function turnPushOn(): Promise<boolean> {
  if ((await notifier()?.requestPermission()) !== 'granted') return false
  const { publicKey } = await call(notificationEndpoints.pushKey, { asks: false })
  const worker = await registerWorker()
  if (!worker) return false
  const { pushManager } = worker
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // A subscription with a former key of the office must go first.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } }
  await call(notificationEndpoints.startPush, { body: { endpoint, keys }, asks: false })
  writeLocal(CHOSEN_BY, userId())
  return true
}

/** Forgets this device, here and at the browser's vendor. */
export async function turnPushOff(): Promise<void> {
  writeLocal(CHOSEN_BY, null)
  const subscription = canPush() ? await subscriptionOf() : null
  if (!subscription) return
  await call(notificationEndpoints.stopPush, { body: { endpoint: subscription.endpoint }, asks: false }).catch(() => {})
  await subscription.unsubscribe()
}

/** Forgets this device at the browser's vendor; the server forgets it with its session. */
export async function leavePush(): Promise<void> {
  if (canPush()) await (await subscriptionOf())?.unsubscribe()
}

/** Ties this device to the present session. Forgets the device of another user whose session expired. */
export async function keepPush(): Promise<void> {
  if (!canPush() || !(await subscriptionOf())) return
  if (readLocal(CHOSEN_BY) !== userId() || notifier()?.permission !== 'granted') await turnPushOff()
  else await turnPushOn()
}
