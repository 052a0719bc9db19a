/** Splits ten digits into two groups; any other text is one group. */
export const phoneGroups = (phone: string): readonly string[] => /^(\d{5})(\d{5})$/.exec(phone)?.slice(1) ?? [phone]

/** Formats ten digits as `98220 12345`; returns any other text unchanged. */
export const showPhone = (phone: string): string => phoneGroups(phone).join(' ')
