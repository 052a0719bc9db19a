export const title = 'Passkeys'
export const description = 'Sign in with fingerprint, face or screen lock instead of a password and a code.'
export const added = 'Passkey added'
export const renamed = 'Passkey renamed'
export const removed = 'Passkey removed'
export const refused = 'This passkey was not accepted. Use your password instead.'
export const alreadyAdded = 'This passkey has been added already'
export const tooMany = 'You have ten passkeys. Remove one first.'
export const needsDomain = 'Passkeys work only where the portal has a name and https'
export const nameRequired = 'Name the passkey'
export const nameWithNumber = 'A name holds no number of twelve digits'

/* The sign-in page, and the step-up. */
export const signIn = 'Sign in with a passkey'
export const use = 'Use a passkey'
export const notSupported = 'This browser has no passkeys'
export const notUsed = 'No passkey was used'

/* The card of the profile. */
export const fetchFailed = 'The passkeys could not be loaded'
export const none = 'No passkey yet'
export const add = 'Add passkey'
export const addDescription = 'The device then asks for fingerprint, face or screen lock.'
export const addFailed = 'The passkey was not added'
export const nameLabel = 'Name'
export const nameHint = 'By which you recognise the device.'
export const addedAt = <Piece>(when: Piece) => ['Added ', when]
export const lastUse = <Piece>(when: Piece) => [' · last used ', when]
export const notUsedYet = 'not used yet'
export const rename = 'Rename'
export const renameNamed = (name: string) => `Rename ${name}`
export const remove = 'Remove'
export const removeNamed = (name: string) => `Remove ${name}`
export const removeTitle = 'Remove passkey'
export const removeDescription = (name: string) =>
  `${name} signs in no more. Delete it from the device, too: the portal cannot.`
export const lastOne = 'It is your last one: from then on you sign in with your password.'
export const changeFailed = 'The passkey was not changed'
