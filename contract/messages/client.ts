export const signedUp = 'ID created Successfully'
export const signUpFailed = 'Unable to Sign Up due to errors'
export const signUpUnanswered =
  'No answer came. Press Sign Up again: if this e-mail is then in use already, the first try has reached the office.'
export const verified = 'Client Verified'
export const rejected = 'Client Rejected'
export const rejectFailed = 'Rejection was not done due to errors'
export const added = 'Client added'
export const edited = 'Client updated'
export const alreadyVerified = 'This dealer is verified already'
export const firmNameInUse = 'Another verified dealer has this firm name'
export const firmNameOf = (firmName: string, city: string, name: string) =>
  `${name} of ${city} has the firm name ${firmName} already. Give this dealer another one.`
export const notRejectable = 'A verified dealer cannot be rejected'
export const cannotBeUndone = 'This action cannot be undone.'
export const notFound = 'No client data found.'
export const statusUpdated = 'Client status updated successfully'
export const statusFailed = 'Failed to update the client status'
export const changeCredit = 'Change credit'
export const creditChanged = 'Credit limit and penalty updated'
export const notVerified = 'Only a verified dealer has a credit limit'
export const overrideGiven = 'One payment beyond the limit is allowed'
export const overrideIsOpen = 'One payment beyond the limit is allowed already'
export const overrideOpen = (until: string) => `${overrideIsOpen}, until ${until}`
export const overrideCredit = 'Allow one payment beyond the limit'
export const overrideExplained = (firmName: string) =>
  `${firmName} can pay once by credit beyond its limit, within 4 hours. The limit stays.`
export const allow = 'Allow'
export const limitBelowUsed = 'The credit limit cannot be below the credit that is used'
/** A warning beside the name of a firm that is similar to another firm's name. */
export const looksLike = (firmName: string) => `Looks like ${firmName}`
export const usesCredit = (firmName: string, utilizedCredit: string) =>
  `${firmName} uses ${utilizedCredit} of its credit.`
export const newLimitHint = (utilizedCredit: string, most: string) =>
  `Not below what is used, ${utilizedCredit}, and at most ${most}.`
export const newPenaltyHint = 'For bills that become overdue from now on. 0 for none.'
/** Lists of clients and the page of a client. */
export const serialNo = 'S.No.'
export const contact = 'Contact'
export const signIn = 'Sign-in'
export const utilizedCredit = 'Utilized credit'
/** Between the used credit and the limit. */
export const limitSuffix = <Piece>(limit: Piece) => ['of ', limit]
export const creditUsed = 'Credit used'
export const available = 'Available'
export const fixedPenaltyLabel = 'Fixed penalty'
export const signInActive = (name: string) => `Sign-in of ${name} active`
export const rejectClient = 'Reject Client'
export const signUpIsDeleted = (name: string, firmName: string) => `The sign-up of ${name}, ${firmName}, is deleted.`
export const signUp = 'Sign Up'
export const stepReview = 'The office looks at your firm and grants it a credit limit.'
export const stepPasswordLink = 'We mail you a link to set your password.'
export const stepLogIn = 'You log in, see your cases, and pay for them.'
/** The e-mail address completes the sentence. */
export const thankYou = <Piece>(email: Piece) => ['Thank you. You cannot log in yet: we will write to ', email, '.']
export const nextStepsTitle = 'What happens next'
export const verifyClient = 'Verify Client'
export const verifyExplained = (firmName: string, name: string, email: string) =>
  `${firmName}, ${name}. We mail a link to set a password to ${email}.`
export const creditLimitHint = (most: string) =>
  `How much may stand open on monthly bills: at most ${most}. 0 for none.`
export const fixedPenaltyHint = 'Added once to a bill that is not paid by the 15th.'

/* Clients that the office adds or corrects. */
export const add = 'Add Client'
export const addExplained =
  'The dealer is verified at once. We mail them a link to set their password, valid for 72 hours.'
export const addFailed = 'Failed to add the client'
export const editTitle = 'Edit Client'
export const editExplained = (email: string) =>
  `A new firm name shows on cases made from now on. The e-mail ${email} stays.`
export const editFailed = 'Failed to update the client'

/* The list of clients. */
export const description = 'Dealers with a firm. A new sign-up waits here to be verified.'
export const unverifiedClients = 'Unverified Clients'
export const verifiedClients = 'Verified Clients'
export const verifiedEmpty = 'Dealers appear here once verified, or when you add them yourself.'
export const unverifiedEmpty = 'No sign-up waits to be verified. Dealers sign up by the link that you send them.'
export const accept = 'Accept'
export const acceptNamed = (name: string) => `Accept ${name}`

/* One client. */
/** The heading while the client loads. */
export const heading = 'Client'
export const notFoundDetail = 'There is no dealer at this address. Choose one from the list.'
export const unverifiedBadge = 'Unverified'
export const historyTabs = 'History'
export const caseHistory = 'Case History'
export const noCases = 'A case shows up here once it is assigned to this dealer.'
export const transactionHistory = 'Transaction History'
export const bills = 'Bills'
export const noBillsYet = 'A bill comes at the end of a month in which this dealer paid for a case by credit.'
export const creditSummary = 'Credit Summary'

/* The public sign-up. */
export const signUpTitle = 'Sign up'
export const signUpHeading = 'Sign up as a dealer'
export const signUpDescription =
  'Tell us about your firm. The office verifies it, then mails you a link to set your password.'
export const haveAccount = <Piece>(logInLink: Piece) => ['Already have an account? ', logInLink]
export const logIn = 'Log In'
export const backToLogIn = 'Back to Log In'

/* A list of dealers that lacks one; dealers sign up by a link that the office gives them. */
export const noneYet = 'No dealer yet'
export const howDealersCome = 'Dealers sign up themselves, then a superadmin accepts them'
export const copySignUpLink = 'Copy sign-up link'
export const signUpLinkCopied = 'Sign-up link copied'
export const signUpLinkRefused = 'The browser did not copy the link. Copy it by hand:'
