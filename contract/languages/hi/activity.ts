export const fetchFailed = 'गतिविधि लॉग लोड नहीं हो सका'
export const empty = 'इन तारीखों के बीच इन फ़िल्टरों की कोई गतिविधि नहीं है।'

export const kindCase = 'केस'
export const kindPayment = 'भुगतान'
export const kindBill = 'बिल'
export const kindRequest = 'अनुरोध'
export const kindClient = 'क्लाइंट'
export const kindUser = 'उपयोगकर्ता'
export const kindBranch = 'शाखा'
export const kindFirm = 'HPT/HPA'
export const kindRto = 'आरटीओ'
export const kindService = 'सेवा'
export const kindForm = 'फ़ॉर्म'
export const kindVehicle = 'वाहन'
export const kindSetting = 'सेटिंग'
export const kindDocument = 'दस्तावेज़'
export const kindMail = 'मेल'
export const kindKey = 'API कुंजी'
export const kindWebhook = 'वेबहुक'
export const kindImport = 'इंपोर्ट'
/* The columns, and the filters of the same names. */
export const timeLabel = 'कब'
export const actorLabel = 'किसने'
export const actionLabel = 'क्या'
export const kindLabel = 'प्रकार'
/** The case, bill or person of an entry. */
export const aboutLabel = 'किसके बारे में'
export const changesLabel = 'बदलाव'
/** The name of a payment. */
export const paymentOf = (amount: string, firmName: string) => `${firmName} के ${amount}`
export const moreChanges = (count: number) => `${count} और`
export const everyKind = 'सभी प्रकार'
export const everyPerson = 'सभी लोग'
export const nobodySignedIn = 'बिना साइन इन'
export const everyAction = 'कोई भी कार्य'

/* The actor of an entry that no signed-in user caused. */
export const notSignedIn = 'साइन इन नहीं था'
export const thePortal = 'पोर्टल'

export const title = 'गतिविधि'
export const description = 'सभी बदलाव, सबसे नए पहले। प्रविष्टियाँ बदली या हटाई नहीं जा सकतीं।'
