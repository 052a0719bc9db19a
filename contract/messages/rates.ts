export const serviceRequired = 'Choose a service'
export const unknownRto = "Choose an RTO of the office's list, or none for every RTO"
export const unknownDealer = 'Choose a verified client, or none for every dealer'
export const twice = 'Another row has the same service, RTO and dealer'
export const tooMany = (most: number) => `At most ${most.toLocaleString('en-IN')} rows`
export const saved = 'Rate card saved'

/* In the form of a case. */
export const says = (amount: string) => `Rate card: ${amount}`
export const take = (says: string, field: string) => `${says}, take it for ${field}`
