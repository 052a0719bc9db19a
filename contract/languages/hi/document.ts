export const nameRequired = 'दस्तावेज़ का नाम आवश्यक है'
export const urlRequired = 'फ़ॉर्म का URL आवश्यक है'
export const urlInvalid = 'सही URL लिखें'
export const added = 'दस्तावेज़ जोड़ा गया'
export const updated = 'दस्तावेज़ अपडेट हो गया'
export const deleted = 'दस्तावेज़ मिटाया गया'
export const addFailed = 'दस्तावेज़ नहीं जोड़ा जा सका'
export const updateFailed = 'दस्तावेज़ अपडेट नहीं हो सका'
export const deleteFailed = 'दस्तावेज़ मिटाया नहीं जा सका'
export const empty = 'कोई दस्तावेज़ उपलब्ध नहीं'

/* The list of documents (spec/2 screen 22). */
export const linkColumn = 'लिंक'
export const opensInNewTab = 'नए टैब में खुलता है'

/* The dialogs of documents. */
export const editTitle = 'दस्तावेज़ संपादित करें'
export const dialogDescription = 'स्टाफ़ को यह उनकी प्रोफ़ाइल में "फ़ॉर्म डाउनलोड करें" के नीचे मिलता है।'
export const nameLabel = 'दस्तावेज़ का नाम'
export const nameExample = 'Form 29, अंतरण की सूचना'
export const urlLabel = 'फ़ॉर्म URL'
export const urlExample = 'https://'
export const urlHint = 'http:// या https:// से शुरू होने वाला पता'
export const deleteTitle = 'दस्तावेज़ मिटाएँ'
export const deleteDescription = <Piece>(name: Piece) => [
  name,
  ' सभी के लिए मिट जाएगा। इसके लिंक वाली फ़ाइल अपनी जगह रहेगी।',
]
export const deleteConfirm = 'मिटाएँ'
export const title = 'ज़रूरी दस्तावेज़'
export const description = 'रोज़ के काम के फ़ॉर्म और सूचनाएँ। स्टाफ़ को ये उनकी प्रोफ़ाइल में मिलते हैं।'
export const emptyDetail = 'पहला फ़ॉर्म जोड़ें जिसका कार्यालय अक्सर उपयोग करता है।'
export const add = 'दस्तावेज़ जोड़ें'
export const deleteNamed = (name: string) => `${name} मिटाएँ`
const deleteText = 'मिटाएँ'

export { deleteText as delete }
