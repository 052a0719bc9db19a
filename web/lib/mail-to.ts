/** A `mailto:` link; the address is encoded so that it cannot add a subject or other fields. */
export const mailTo = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`
