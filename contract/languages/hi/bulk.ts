/* One action on many rows (contract-trade section 8). */
export const noAction = 'चुनें कि केसों के साथ क्या करना है'
export const noCases = 'कम से कम एक केस चुनें'
export const noPayments = 'कम से कम एक भुगतान चुनें'
export const tooMany = (most: number) => `एक बार में अधिकतम ${most}`
export const repeated = 'हर एक केवल एक बार'
export const outcome = (done: number, failed: number) =>
  failed === 0 ? `${done} पूरे हुए` : `${done} पूरे हुए, ${failed} नहीं:`
