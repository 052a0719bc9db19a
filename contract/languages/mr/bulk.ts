import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const noAction = 'केसेसचे काय करायचे ते निवडा'
export const noCases = 'किमान एक केस निवडा'
export const noPayments = 'किमान एक पेमेंट निवडा'
export const tooMany = (most: number) => `एका वेळी जास्तीत जास्त ${most}`
export const repeated = 'प्रत्येक फक्त एकदाच'
export const selected = (count: string) => `निवड: ${count}`
export const select = (name: string) => `${name} निवडा`
export const clear = 'निवड काढा'
export const selectMatching = (total: string, most: number | null) =>
  most === null ? `सर्व ${total} निवडा` : `${total} पैकी पहिल्या ${most} निवडा`
export const partly = (action: string, possible: number, all: number) => `${action}: ${all} पैकी ${possible}`
export const leftOut = (count: number) => plural(count, `${count} केस वगळली आहे:`, `${count} केसेस वगळल्या आहेत:`)
export const changeStage = 'टप्पा बदला'
export const titleOf = (action: string, caseTotal: string) => `${action}: ${caseTotal}`
export const failed = 'केसेसमध्ये बदल करता आला नाही'
export const outcome = (done: number, failed: number) => (failed === 0 ? `${done} पूर्ण` : `${done} पूर्ण, ${failed} अपूर्ण:`)
export const undone = (done: number, left: number) =>
  left === 0 ? `${done} पूर्वीप्रमाणे` : `${done} पूर्वीप्रमाणे, ${left} परत घेता आले नाहीत`
export const namesOf = (names: string, more: number) => (more === 0 ? names : `${names} आणि आणखी ${more}`)

export const printTooLarge = (megabytes: number) =>
  `या केसेस एका PDF साठी खूप मोठ्या आहेत: जास्तीत जास्त ${megabytes} MB. कमी केसेस निवडा.`
export const printName = (count: number) => `केसेस_${count}`
export const printFailed = 'केसेस प्रिंट करता आल्या नाहीत'
