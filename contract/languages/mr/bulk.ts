export const noAction = 'केसेसचे काय करायचे ते निवडा'
export const noCases = 'किमान एक केस निवडा'
export const noPayments = 'किमान एक पेमेंट निवडा'
export const tooMany = (most: number) => `एका वेळी जास्तीत जास्त ${most}`
export const repeated = 'प्रत्येक फक्त एकदाच'
export const outcome = (done: number, failed: number) => (failed === 0 ? `${done} पूर्ण` : `${done} पूर्ण, ${failed} अपूर्ण:`)
