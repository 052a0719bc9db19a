/** A link that writes to an address; what stands in the address cannot say more than to whom. */
export const mailTo = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`
