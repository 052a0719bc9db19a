import { pluralOf } from '../language.ts'

const plural = pluralOf('hi')

/* One action on many rows (contract-trade section 8). */
export const noAction = 'चुनें कि केसों के साथ क्या करना है'
export const noCases = 'कम से कम एक केस चुनें'
export const noPayments = 'कम से कम एक भुगतान चुनें'
export const tooMany = (most: number) => `एक बार में अधिकतम ${most}`
export const repeated = 'हर एक केवल एक बार'
export const selected = (count: string) => `${count} चयनित`
export const select = (name: string) => `${name} चुनें`
export const clear = 'चयन हटाएँ'
/** Where more rows match than are chosen; `most` is the most that one action takes. */
export const selectMatching = (total: string, most: number | null) =>
  most === null ? `सभी ${total} चुनें` : `${total} में से पहले ${most} चुनें`
/** The label of an action that not all chosen rows allow. */
export const partly = (action: string, possible: number, all: number) => `${action}: ${all} में से ${possible}`
export const leftOut = (count: number) => plural(count, `${count} केस छोड़ा गया:`, `${count} केस छोड़े गए:`)
export const changeStage = 'चरण बदलें'
export const titleOf = (action: string, caseTotal: string) => `${action}: ${caseTotal}`
export const failed = 'केस बदले नहीं जा सके'
export const outcome = (done: number, failed: number) => (failed === 0 ? `${done} पूर्ण` : `${done} पूर्ण, ${failed} नहीं:`)
export const undone = (done: number, left: number) =>
  left === 0 ? `${done} पहले जैसे` : `${done} पहले जैसे, ${left} वापस नहीं हो सके`
export const namesOf = (names: string, more: number) => (more === 0 ? names : `${names} और ${more} अन्य`)

/* Chosen cases on paper and as a file. */
export const printTooLarge = (megabytes: number) => `ये केस एक PDF के लिए बहुत बड़े हैं: अधिकतम ${megabytes} MB। कम केस चुनें।`
export const printName = (count: number) => `केस_${count}`
export const printFailed = 'केस प्रिंट नहीं हो सके'
