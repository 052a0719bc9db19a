export const title = 'Two-factor sign-in'
export const codeNeeded = 'Enter the code from your authenticator app'
export const codeWrong = 'This code is wrong or was used already. Wait for the next one and try again.'
export const recoveryCodeWrong = 'This recovery code is wrong or was used already. Check it, or enter another one.'
export const codeRequired = 'Enter the code'
export const tooManyCodes = 'Too many wrong codes. Please wait a little and try again.'
export const needed = 'Your office asks for two-factor sign-in. Turn it on to go on.'
export const started = 'Scan the code with your authenticator app'
export const turnedOn = 'Two-factor sign-in is on'
export const turnedOff = 'Two-factor sign-in is off'
export const renewed = 'You have new recovery codes. The old ones are void.'
export const alreadyOn = 'Two-factor sign-in is on already'
export const notOn = 'Two-factor sign-in is not on'
export const startAgain = 'This took too long. Start again.'
export const staysOn = 'Your office asks for two-factor sign-in, so it stays on'
export const reset = 'Two-factor sign-in was reset'
export const notYourOwn = 'Turn your own two-factor sign-in off in My Profile'
export const yoursFirst = 'Turn on your own two-factor sign-in first'
export const nowRequired = 'Staff now need two-factor sign-in'
export const notRequired = 'Staff no longer need two-factor sign-in'
export const fetchFailed = 'Two-factor sign-in could not be loaded'
export const copyFailed = 'Copy it by hand: the browser does not allow it here'
export const failed = 'Two-factor sign-in was not changed'

/* The row of the profile. */
export const on = 'On'
export const off = 'Off'

/* Setting up two-factor sign-in. */
export const turnOnTitle = 'Turn on two-factor sign-in'
export const turnOnDescription =
  'Whoever knows your password still needs your phone. You need an authenticator app on it, such as Google Authenticator, Aegis or 2FAS.'
export const next = 'Continue'
export const connectTitle = 'Connect your authenticator app'
export const qrCodeLabel = 'QR code for your authenticator app'
export const typeKey = 'Or type this key into the app'
export const copyKey = 'Copy key'
export const keyCopied = 'Key copied'
export const openApp = 'Open the authenticator app'
export const codeHint = 'The six digits that the app shows now.'
export const turnOn = 'Turn on'

/* The recovery codes, which are shown once. */
export const recoveryCodes = 'Recovery codes'
export const recoveryCodesDescription = (account: string) =>
  `For ${account}, when the phone is lost. Each works once instead of a code from the app.`
export const keepCodesNow = 'Save them now in a safe place: they are not shown again.'
export const codesCopied = 'Recovery codes copied'
export const download = 'Download'
export const confirmCodesKept = 'I have saved them'
/** The content of the text file with the codes. */
export const recoveryCodesFile = (account: string, codes: string) =>
  `Recovery codes of ${account}\nVehicle Record Portal\n\n${codes}\n`

/* The settings of active two-factor sign-in. */
export const turnedOnDescription = 'Signing in needs your password and a code from your phone.'
export const since = 'Since'
export const recoveryCodesLeft = 'Recovery codes left'
export const codesLeftOfTen = (left: number) => `${left} of 10`
export const getNewCodes = 'Get new ones'
export const newCodesTitle = 'New recovery codes'
export const newCodesDescription = 'You get ten new ones. The old ones no longer work.'
export const makeNewCodes = 'Make new codes'
export const turnOff = 'Turn off'
export const turnOffTitle = 'Turn off two-factor sign-in'
export const turnOffDescription = 'From then on your password alone is enough.'

/* The superadmin's settings for other users. */
export const requirementTitle = 'For staff'
export const requireForStaff = 'Require two-factor sign-in for staff'
export const requirementHint =
  'From now on, superadmins and employees must turn it on before they can do anything else. Dealers choose for themselves.'
export const resetAction = 'Reset two-factor'
export const resetTitle = 'Reset two-factor sign-in'
export const resetDescription = <Piece>(name: Piece) => [
  'For a lost phone. ',
  name,
  ' is signed out everywhere, told by mail, and signs in with the password alone until it is turned on again. Make sure that the request really comes from them.',
]
export const resetConfirm = 'Reset'
export const description = 'A code from your phone in addition to the password.'
