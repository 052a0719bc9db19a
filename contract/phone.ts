/** Formats ten digits as `98220 12345`; returns any other text unchanged. */
export const showPhone = (phone: string): string => phone.replace(/^(\d{5})(\d{5})$/, '$1 $2')
