export const search = 'खोजें...'
export const columns = 'कॉलम'
export const empty = 'कोई रिकॉर्ड नहीं मिला।'
/** The text of an empty list whose rows all lie outside of the chosen days. */
export const onOtherDates = 'इन दिनों में कुछ नहीं है। दूसरी तारीखों में रिकॉर्ड हैं।'
export const noneOfFilters = 'इन फ़िल्टरों से कुछ मेल नहीं खाता।'
export const rowsPerPage = 'प्रति पेज पंक्तियाँ'
export const previous = 'पिछला'
export const next = 'अगला'
const exportRows = 'एक्सपोर्ट'
export const exportFailed = 'एक्सपोर्ट नहीं हो सका'
export const exportCut = 'बाकी एक्सपोर्ट करने के लिए फ़िल्टर से कम करें।'
export { exportRows as export }

/* The controls of every table. */
export const searchIn = (label: string) => `${label} में खोजें`
export const clearSearch = 'खोज साफ़ करें'
export const nothingMatches = (text: string) => `"${text}" से कुछ मेल नहीं खाता।`
export const sort = 'क्रम'
/** The option for the default sort order. */
export const unsorted = 'डिफ़ॉल्ट क्रम'
export const comfortableRows = 'खुली पंक्तियाँ'
export const compactRows = 'सघन पंक्तियाँ'
export const ascending = (column: string) => `${column}, बढ़ते क्रम में`
export const descending = (column: string) => `${column}, घटते क्रम में`
export const selectAll = 'सभी चुनें'
export const actionColumn = 'कार्रवाई'
export const moreActions = 'और कार्य'
export const moreActionsOf = (row: string) => `${row} के और कार्य`
export const pageOf = (page: number, pages: number) => `पेज ${page} / ${pages}`
export const recordCount = (_count: number, formatted: string) => `${formatted} रिकॉर्ड`
export const showMore = (shown: number, total: number) => `${total} में से ${shown} दिख रहे हैं। और दिखाएँ`
/** The badge of a newly added row. */
export const addedRow = 'नया'
/** The accessible label of the switch that activates and deactivates a row. */
export const activeSwitch = (name: string) => `${name} सक्रिय`

/* The export of a table. */
export const csv = 'CSV'
export const excel = 'Excel (XLSX)'
export const exportedOf = (exported: string, total: string) => `${total} में से पहले ${exported} रिकॉर्ड`
export const exportedOfMore = (exported: string, counted: string) => `${counted} से अधिक में से पहले ${exported} रिकॉर्ड`
export const searchedFor = (text: string) => `खोज: ${text}`
