/** Decodes the encoded signs of a part of an address (`%23`); a `%` that begins none stays. */
export const decodeSigns = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
