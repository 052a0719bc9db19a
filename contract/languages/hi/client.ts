export const signedUp = 'ID सफलतापूर्वक बनाई गई'
export const signUpFailed = 'त्रुटियों के कारण साइन अप नहीं हो सका'
export const signUpUnanswered =
  'कोई जवाब नहीं आया। “साइन अप करें” फिर दबाएँ: अगर तब यह ईमेल पहले से उपयोग में हो, तो पहला प्रयास कार्यालय तक पहुँच गया है।'
export const verified = 'क्लाइंट सत्यापित हुआ'
export const rejected = 'क्लाइंट अस्वीकार किया गया'
export const rejectFailed = 'त्रुटियों के कारण अस्वीकार नहीं किया जा सका'
export const added = 'क्लाइंट जोड़ा गया'
export const edited = 'क्लाइंट की जानकारी अपडेट हो गई'
export const alreadyVerified = 'यह डीलर पहले से सत्यापित है'
export const firmNameInUse = 'एक दूसरे सत्यापित डीलर की फ़र्म का यही नाम है'
export const firmNameOf = (firmName: string, city: string, name: string) =>
  `${city} के ${name} की फ़र्म का नाम पहले से ${firmName} है। इस डीलर को दूसरा नाम दें।`
export const notRejectable = 'सत्यापित डीलर को अस्वीकार नहीं किया जा सकता'
export const cannotBeUndone = 'यह कार्रवाई वापस नहीं ली जा सकती।'
export const notFound = 'क्लाइंट की जानकारी नहीं मिली।'
export const statusUpdated = 'क्लाइंट की स्थिति अपडेट हो गई'
export const statusFailed = 'क्लाइंट की स्थिति अपडेट नहीं हो सकी'
export const changeCredit = 'क्रेडिट बदलें'
export const creditChanged = 'क्रेडिट सीमा और जुर्माना अपडेट हो गए'
export const notVerified = 'क्रेडिट सीमा केवल सत्यापित डीलर की होती है'
export const overrideGiven = 'सीमा से आगे एक भुगतान की अनुमति दी गई'
export const overrideIsOpen = 'सीमा से आगे एक भुगतान की अनुमति पहले से है'
export const overrideOpen = (until: string) => `${overrideIsOpen}, ${until} तक`
export const overrideCredit = 'सीमा से आगे एक भुगतान की अनुमति दें'
export const overrideExplained = (firmName: string) =>
  `${firmName} 4 घंटे के भीतर एक बार अपनी सीमा से आगे क्रेडिट से भुगतान कर सकती है। सीमा वही रहती है।`
export const allow = 'अनुमति दें'
export const limitBelowUsed = 'क्रेडिट सीमा उपयोग हो चुके क्रेडिट से कम नहीं हो सकती'
/** A warning beside the name of a firm that is similar to another firm's name. */
export const looksLike = (firmName: string) => `${firmName} जैसा लगता है`
export const usesCredit = (firmName: string, utilizedCredit: string) =>
  `${firmName} अपने क्रेडिट में से ${utilizedCredit} का उपयोग कर रही है।`
export const newLimitHint = (utilizedCredit: string, most: string) =>
  `उपयोग हो चुके ${utilizedCredit} से कम नहीं, और अधिकतम ${most}।`
export const newPenaltyHint = 'अब से अतिदेय होने वाले बिलों के लिए। जुर्माना न हो तो 0।'
/** Lists of clients and the page of a client. */
export const serialNo = 'क्र.सं.'
export const contact = 'संपर्क'
export const signIn = 'साइन इन'
export const utilizedCredit = 'उपयोग किया क्रेडिट'
/** Between the used credit and the limit. */
export const limitSuffix = <Piece>(limit: Piece) => ['/ ', limit]
export const creditUsed = 'क्रेडिट का उपयोग'
export const available = 'उपलब्ध'
export const fixedPenaltyLabel = 'निश्चित जुर्माना'
export const signInActive = (name: string) => `${name} का साइन इन सक्रिय`
export const rejectClient = 'क्लाइंट अस्वीकार करें'
export const signUpIsDeleted = (name: string, firmName: string) => `${name}, ${firmName} का साइन अप मिटा दिया जाएगा।`
export const signUp = 'साइन अप करें'
export const stepReview = 'कार्यालय आपकी फ़र्म की जाँच करता है और उसे क्रेडिट सीमा देता है।'
export const stepPasswordLink = 'हम आपको पासवर्ड सेट करने का लिंक मेल करते हैं।'
export const stepLogIn = 'आप लॉग इन करके अपने केस देखते हैं और उनका भुगतान करते हैं।'
/** The e-mail address completes the sentence. */
export const thankYou = <Piece>(email: Piece) => ['धन्यवाद। आप अभी लॉग इन नहीं कर सकते: हम ', email, ' पर लिखेंगे।']
export const nextStepsTitle = 'आगे क्या होगा'
export const verifyClient = 'क्लाइंट सत्यापित करें'
export const verifyExplained = (firmName: string, name: string, email: string) =>
  `${firmName}, ${name}। हम ${email} पर पासवर्ड सेट करने का लिंक मेल करेंगे।`
export const creditLimitHint = (most: string) =>
  `मासिक बिलों में कितना बकाया रह सकता है: अधिकतम ${most}। क्रेडिट न देना हो तो 0।`
export const fixedPenaltyHint = 'जिस बिल का भुगतान 15 तक न हो, उसमें एक बार जुड़ता है।'

/* Clients that the office adds or corrects. */
export const add = 'क्लाइंट जोड़ें'
export const addExplained = 'डीलर तुरंत सत्यापित हो जाता है। हम उन्हें पासवर्ड सेट करने का लिंक मेल करते हैं, जो 72 घंटे मान्य रहता है।'
export const addFailed = 'क्लाइंट नहीं जोड़ा जा सका'
export const editTitle = 'क्लाइंट संपादित करें'
export const editExplained = (email: string) => `फ़र्म का नया नाम अब से बनने वाले केसों में दिखेगा। ईमेल ${email} नहीं बदलेगा।`
export const editFailed = 'क्लाइंट की जानकारी अपडेट नहीं हो सकी'

/* The list of clients. */
export const description = 'फ़र्म वाले डीलर। नया साइन अप सत्यापन होने तक यहाँ रहता है।'
export const unverifiedClients = 'असत्यापित क्लाइंट'
export const verifiedClients = 'सत्यापित क्लाइंट'
export const verifiedEmpty = 'डीलर सत्यापित होने पर, या आपके जोड़ने पर यहाँ दिखते हैं।'
export const unverifiedEmpty = 'कोई साइन अप सत्यापन की प्रतीक्षा में नहीं है। डीलर आपके भेजे लिंक से साइन अप करते हैं।'
export const accept = 'स्वीकार करें'
export const acceptNamed = (name: string) => `${name} को स्वीकार करें`

/* One client. */
/** The heading while the client loads. */
export const heading = 'क्लाइंट'
export const notFoundDetail = 'इस पते पर कोई डीलर नहीं है। सूची में से चुनें।'
export const unverifiedBadge = 'असत्यापित'
export const historyTabs = 'इतिहास'
export const caseHistory = 'केस इतिहास'
export const noCases = 'इस डीलर को सौंपे जाने पर केस यहाँ दिखता है।'
export const transactionHistory = 'लेन-देन इतिहास'
export const bills = 'बिल'
export const noBillsYet = 'जिस महीने में यह डीलर किसी केस का भुगतान क्रेडिट से करता है, उसके अंत में बिल बनता है।'
export const creditSummary = 'क्रेडिट सारांश'

/* The public sign-up. */
export const signUpTitle = 'साइन अप'
export const signUpHeading = 'डीलर के रूप में साइन अप करें'
export const signUpDescription =
  'अपनी फ़र्म के बारे में बताएँ। कार्यालय उसे सत्यापित करता है, फिर आपको पासवर्ड सेट करने का लिंक मेल करता है।'
export const haveAccount = <Piece>(logInLink: Piece) => ['पहले से खाता है? ', logInLink]
export const logIn = 'लॉग इन करें'
export const backToLogIn = 'लॉग इन पर वापस जाएँ'

/* A list of dealers that lacks one; dealers sign up by a link that the office gives them. */
export const noneYet = 'अभी कोई डीलर नहीं'
export const howDealersCome = 'डीलर स्वयं साइन अप करते हैं, फिर सुपर एडमिन उन्हें स्वीकार करता है'
export const copySignUpLink = 'साइन अप लिंक कॉपी करें'
export const signUpLinkCopied = 'साइन अप लिंक कॉपी हो गया'
export const signUpLinkRefused = 'ब्राउज़र ने लिंक कॉपी नहीं किया। स्वयं कॉपी करें:'
