import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const anyDate = 'कोणतीही तारीख'
export const filters = (used: number) => (used === 0 ? 'फिल्टर' : `फिल्टर (${used})`)
export const clear = 'फिल्टर काढा'
export const all = (label: string) => `${label}: सर्व`
export const dealer = 'डीलर'
export const madeBy = 'तयार करणारे'
export const rto = 'नवीन आरटीओ'
export const waits = 'प्रतीक्षा'
export const longerThan = (days: number) => plural(days, `${days} दिवसापेक्षा जास्त`, `${days} दिवसांपेक्षा जास्त`)
export const waitsSince = 'प्रतीक्षा'
export const waitedDays = (days: number) => (days === 0 ? 'आज' : `${days} दिवस`)
export const inUse = 'लागू फिल्टर'
export const chip = (label: string, value: string) => `${label}: ${value}`
export const remove = (filter: string) => `${filter} काढा`
