export const made = 'खाता समायोजित किया गया'
export const notZero = 'राशि 0 नहीं हो सकती'
export const notBoth = 'समायोजन या तो किसी दूसरे को उलटता है या कोई भुगतान वापस लेता है'
export const notVerified = 'खाता केवल सत्यापित डीलर का होता है'
export const caseNotFound = 'इस डीलर का ऐसा कोई केस नहीं है'
export const notFound = 'इस डीलर का ऐसा कोई समायोजन नहीं है'
export const paymentNotFound = 'इस डीलर का ऐसा कोई भुगतान नहीं है'
export const notOpposite = 'उलट प्रविष्टि की राशि मूल राशि के ठीक उलटी होती है'
export const otherCase = 'उलट प्रविष्टि उसी केस की होती है जिसकी मूल प्रविष्टि है'
export const reversedAlready = 'यह समायोजन पहले ही उलटा जा चुका है'
export const reversalStays = 'उलट प्रविष्टि को उलटा नहीं जा सकता: नया समायोजन करें'
export const notAmountOfPayment = 'भुगतान पूरा वापस लिया जाता है: राशि भुगतान के बराबर होती है'
export const onlyVerified = 'केवल नकद या UPI का सत्यापित भुगतान वापस लिया जा सकता है'
export const takenBackAlready = 'यह भुगतान पहले ही वापस लिया जा चुका है'

/* The dialog and the list on a client's page. */
export const title = 'समायोजन'
export const adjust = 'खाता समायोजित करें'
export const explained = (firmName: string) => `${firmName} को यह कारण अपने स्टेटमेंट और अगले बिल पर दिखता है।`
export const inFavourOf = 'किसके पक्ष में'
export const ofOffice = 'कार्यालय: डीलर का बकाया बढ़ेगा'
export const ofClient = 'डीलर: उसका बकाया घटेगा'
export const frequentReasons = 'आम कारण'
export const discount = 'छूट'
export const waiver = 'माफ़ी'
export const correction = 'सुधार'
export const refund = 'धन वापसी'
export const caseLabel = 'केस'
export const caseHint = 'यदि यह इस डीलर के पिछले एक वर्ष के किसी केस के बारे में हो।'
export const none = 'अभी कोई समायोजन नहीं।'
export const owesMore = <Piece>(amount: Piece) => [amount, ' अधिक']
export const owesLess = <Piece>(amount: Piece) => [amount, ' कम']
export const onBill = (month: string) => `${month} का बिल`
export const onNextBill = 'अगले बिल पर'
export const restOnNextBill = 'बाकी अगले बिल पर'
export const reversal = 'उलट प्रविष्टि'
export const reversed = 'उलट प्रविष्टि हुई'
export const paymentTakenBack = 'भुगतान वापस लिया गया'
export const reverse = 'उलटें'
export const reverseNamed = (reason: string) => `उलटें: ${reason}`
export const reverseExplained = (amount: string, reason: string) =>
  `${amount} का समायोजन जुड़ेगा जो “${reason}” को उलट देगा। दोनों स्टेटमेंट पर रहेंगे।`
export const reverseHint = 'डीलर इसे पढ़ता है।'

/* The list of decided payments. */
export const takeBack = 'वापस लें'
export const takeBackOf = (name: string) => `${name} का भुगतान वापस लें`
export const takeBackExplained = (payment: string) =>
  `${payment} पैसा कभी आया ही नहीं: खाते के समायोजन से यह डीलर पर फिर से बकाया होगा। भुगतान जैसा है वैसा रहेगा।`
export const takenBack = 'वापस लिया गया'
