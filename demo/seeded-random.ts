import { passesVerhoeff } from '#contract/aadhaar.ts'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A seeded random number generator, so that the sample office is always the same. */
export class SeededRandom {
  private state: number
  constructor(seed: number) {
    this.state = seed
  }

  /** A number from 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  between(min: number, max: number): number {
    return min + this.next() * (max - min)
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.next() * from.length)] as T
  }

  letter(): string {
    return this.pick([...LETTERS])
  }

  /** A mobile number: 9 and nine random digits. */
  mobile(): string {
    return `9${String(Math.floor(this.next() * 1e9)).padStart(9, '0')}`
  }

  /** The bank's reference of a UPI transfer: twelve digits. */
  utr(): string {
    return `6${String(Math.floor(this.next() * 1e11)).padStart(11, '0')}`
  }

  /** Twelve digits with a valid check digit; the first is from 2 to 9. */
  aadhaar(): string {
    const digits = `${Math.floor(this.between(2, 10))}${String(Math.floor(this.next() * 1e10)).padStart(10, '0')}`
    const check = [...'0123456789'].find((digit) => passesVerhoeff(digits + digit))
    return `${digits}${check}`
  }
}
