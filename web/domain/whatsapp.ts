/** A link that opens WhatsApp with a text, for an Indian number without its country code, or for a contact to choose. */
export const whatsAppLink = (text: string, number?: string): string =>
  `https://wa.me/${number ? `91${encodeURIComponent(number)}` : ''}?text=${encodeURIComponent(text)}`
