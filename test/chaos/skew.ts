import { readFileSync } from 'node:fs'

/*
 * Loaded before a server of a chaos run (`node --import`): its wall clock is off by the milliseconds that stand in the
 * file of CHAOS_CLOCK, and leaps when they change. The monotonic clock and every timer stay right, as on a real machine.
 */
const file = process.env.CHAOS_CLOCK ?? ''
const RealDate = Date
let offset = 0

function read(): void {
  const text = readFileSync(file, 'utf8')
  // Empty while it is being written.
  if (text !== '') offset = Number(text)
}
read()
setInterval(read, 50).unref()

const now = () => RealDate.now() + offset
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
