export const ownerOnly = 'Only the owner of your firm manages its team'
export const mayNotPay = 'You may not pay for your firm'
export const ownerStays = 'The owner cannot be switched off here'
export const full = (most: number) => `A team has at most ${most} people`
export const unknown = 'There is no such person in your team'
export const added = 'Member added. A link to set a password is on its way.'
export const edited = 'Member changed'
