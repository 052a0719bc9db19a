export const identity = {
  /* The sign-in page, and the panel beside the forms before sign-in. */
  emailExample: 'you@example.com',
  login: 'Login',
  productDescription: 'Cases, dealers, payments and bills of an RTO-paperwork office',
  resetDescription: 'Enter the email you sign in with. We will mail you a link to set a new password.',

  /* The second step of signing in. */
  appCode: 'Code from your authenticator app',
  appCodeHint: 'Six digits, new every 30 seconds.',
  switchToApp: 'Use the app',
  recoveryCode: 'Recovery code',
  recoveryCodeExample: 'XXXX-XXXX-XXXX-XXXX',
  recoveryCodeHint: 'One of your ten saved codes. Each works once.',
  switchToRecoveryCode: 'Use a recovery code',

  /* The form for a new password. */
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  setPassword: 'Set password',
  changeDescription: 'You will be signed out on all other devices.',
  minimumLength: 'At least 8 characters',
  passwordStrength: 'Password strength',
  strengthTooShort: 'Too short',
  strengthEasy: 'Easy to guess. A longer one is better.',
  strengthGood: 'Good',
  strengthStrong: 'Strong',

  /* The picture beside the sign-in form. */
  welcomeTitle: 'Every vehicle’s paperwork, in one calm place.',
  welcomeText: 'From the first form to the last receipt: who owns it, where it stands, what is due.',
  samplePlate: 'MH 12 AB 1234',
  sampleTransfer: 'Transfer of ownership',
  sampleFromRto: 'MH12 - PUNE',
  sampleToRto: 'MH14 - PIMPRI',
  sampleCreated: 'Created',
  sampleVerified: 'Verified',
  sampleAssigned: 'Assigned',
  samplePaid: 'Paid',
  sampleInsurance: 'Insurance',
  samplePuc: 'PUC',
  sampleFitness: 'Fitness',
  samplePayment: 'Paid by UPI · verified',
} as const
