/* The page of what the office's books need (contract-trade section 9). */
export const title = 'Accounts'
export const description = "What your accountant needs from the portal, in the accountant's own formats."
