/** 32 random hexadecimal digits, for keys and references. `crypto.randomUUID` is not available over plain http. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
