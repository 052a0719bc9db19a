/** Ten digits as they are read aloud, `98220 12345`; any other spelling as it was typed. */
export const showPhone = (phone: string): string => phone.replace(/^(\d{5})(\d{5})$/, '$1 $2')
