/* The filters of a list of cases beside date and text. */
export const anyDate = 'कोई भी तारीख'
export const filters = (used: number) => (used === 0 ? 'फ़िल्टर' : `फ़िल्टर (${used})`)
export const clear = 'फ़िल्टर हटाएँ'
export const all = (label: string) => `${label}: सभी`
export const dealer = 'डीलर'
export const madeBy = 'बनाने वाले'
export const rto = 'गंतव्य आरटीओ'
export const waits = 'प्रतीक्षा'
export const longerThan = (days: number) => `${days} दिन से अधिक`
export const waitsSince = 'प्रतीक्षा'
export const waitedDays = (days: number) => (days === 0 ? 'आज से' : `${days} दिन`)
export const inUse = 'लागू फ़िल्टर'
export const chip = (label: string, value: string) => `${label}: ${value}`
export const remove = (filter: string) => `${filter} हटाएँ`
