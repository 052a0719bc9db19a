export const twoFactor = {
  title: 'Two-factor sign-in',
  codeNeeded: 'Enter the code from your authenticator app',
  codeWrong: 'This code is wrong or was used already. Wait for the next one and try again.',
  recoveryCodeWrong: 'This recovery code is wrong or was used already. Check it, or enter another one.',
  codeRequired: 'Enter the code',
  tooManyCodes: 'Too many wrong codes. Please wait a little and try again.',
  needed: 'Your office asks for two-factor sign-in. Turn it on to go on.',
  started: 'Scan the code with your authenticator app',
  turnedOn: 'Two-factor sign-in is on',
  turnedOff: 'Two-factor sign-in is off',
  renewed: 'You have new recovery codes. The old ones are void.',
  alreadyOn: 'Two-factor sign-in is on already',
  notOn: 'Two-factor sign-in is not on',
  startAgain: 'This took too long. Start again.',
  staysOn: 'Your office asks for two-factor sign-in, so it stays on',
  reset: 'Two-factor sign-in was reset',
  notYourOwn: 'Turn your own two-factor sign-in off in My Profile',
  yoursFirst: 'Turn on your own two-factor sign-in first',
  nowRequired: 'Staff now need two-factor sign-in',
  notRequired: 'Staff no longer need two-factor sign-in',
  fetchFailed: 'Two-factor sign-in could not be loaded',
  copyFailed: 'Copy it by hand: the browser does not allow it here',
  failed: 'Two-factor sign-in was not changed',

  /* The row of the profile. */
  on: 'On',
  off: 'Off',

  /* Setting up two-factor sign-in. */
  turnOnTitle: 'Turn on two-factor sign-in',
  turnOnDescription:
    'Whoever knows your password still needs your phone. You need an authenticator app on it, such as Google Authenticator, Aegis or 2FAS.',
  next: 'Continue',
  connectTitle: 'Connect your authenticator app',
  qrCodeLabel: 'QR code for your authenticator app',
  typeKey: 'Or type this key into the app',
  copyKey: 'Copy key',
  keyCopied: 'Key copied',
  openApp: 'Open the authenticator app',
  codeHint: 'The six digits that the app shows now.',
  turnOn: 'Turn on',

  /* The recovery codes, which are shown once. */
  recoveryCodes: 'Recovery codes',
  recoveryCodesDescription: 'For {account}, when the phone is lost. Each works once instead of a code from the app.',
  keepCodesNow: 'Save them now in a safe place: they are not shown again.',
  codesCopied: 'Recovery codes copied',
  download: 'Download',
  confirmCodesKept: 'I have saved them',
  /** The content of the text file with the codes. */
  recoveryCodesFile: 'Recovery codes of {account}\nVehicle Record Portal\n\n{codes}\n',

  /* The settings of active two-factor sign-in. */
  turnedOnDescription: 'Signing in needs your password and a code from your phone.',
  since: 'Since',
  recoveryCodesLeft: 'Recovery codes left',
  codesLeftOfTen: '{left} of 10',
  getNewCodes: 'Get new ones',
  newCodesTitle: 'New recovery codes',
  newCodesDescription: 'You get ten new ones. The old ones no longer work.',
  makeNewCodes: 'Make new codes',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-factor sign-in',
  turnOffDescription: 'From then on your password alone is enough.',

  /* The superadmin's settings for other users. */
  requirementTitle: 'For staff',
  requireForStaff: 'Require two-factor sign-in for staff',
  requirementHint:
    'From now on, superadmins and employees must turn it on before they can do anything else. Dealers choose for themselves.',
  resetAction: 'Reset two-factor',
  resetTitle: 'Reset two-factor sign-in',
  resetDescription:
    'For a lost phone. <name></name> is signed out everywhere, told by mail, and signs in with the password alone until it is turned on again. Make sure that the request really comes from them.',
  resetConfirm: 'Reset',
  description: 'A code from your phone in addition to the password.',
} as const
