import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const search = 'शोधा...'
export const columns = 'स्तंभ'
export const empty = 'नोंदी सापडल्या नाहीत.'
export const onOtherDates = 'या दिवसांत नोंद नाही. इतर तारखांना नोंदी आहेत.'
export const noneOfFilters = 'या फिल्टरशी काही जुळत नाही.'
export const rowsPerPage = 'प्रति पान ओळी'
export const previous = 'मागील'
export const next = 'पुढील'
const exportRows = 'एक्स्पोर्ट'
export const exportFailed = 'एक्स्पोर्ट झाले नाही'
export const exportCut = 'उरलेले एक्स्पोर्ट करण्यासाठी फिल्टर मर्यादित करा.'
export { exportRows as export }

export const searchIn = (label: string) => `${label} मध्ये शोधा`
export const clearSearch = 'शोध काढा'
export const nothingMatches = (text: string) => `“${text}” शी काही जुळत नाही.`
export const sort = 'क्रम'
export const unsorted = 'मूळ क्रम'
export const comfortableRows = 'मोकळ्या ओळी'
export const compactRows = 'दाट ओळी'
export const ascending = (column: string) => `${column}, चढता क्रम`
export const descending = (column: string) => `${column}, उतरता क्रम`
export const selectAll = 'सर्व निवडा'
export const actionColumn = 'कृती'
export const moreActions = 'आणखी क्रिया'
export const moreActionsOf = (row: string) => `${row} च्या आणखी क्रिया`
export const pageOf = (page: number, pages: number) => `पान ${page} / ${pages}`
export const recordCount = (count: number, formatted: string) => `${formatted} ${plural(count, 'नोंद', 'नोंदी')}`
export const showMore = (shown: number, total: number) => `${total} पैकी ${shown} दाखवल्या. आणखी दाखवा`
export const addedRow = 'नवीन'
export const activeSwitch = (name: string) => `${name} सक्रिय`

export const csv = 'CSV'
export const excel = 'Excel (XLSX)'
export const exportedOf = (exported: string, total: string) => `${total} पैकी पहिल्या ${exported} नोंदी`
export const exportedOfMore = (exported: string, counted: string) =>
  `${counted} पेक्षा जास्त नोंदींपैकी पहिल्या ${exported} नोंदी`
export const searchedFor = (text: string) => `शोध: ${text}`
