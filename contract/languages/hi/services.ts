export const labelRequired = 'लेबल आवश्यक है'
export const daysRange = (most: number) => `1 से ${most} तक दिनों की पूर्ण संख्या लिखें`
export const edited = 'सेवा अपडेट हो गई'
export const paperNameRequired = 'कागज़ का नाम आवश्यक है'
export const paperNameInUse = 'इस सेवा में इस नाम का कागज़ पहले से है'
export const paperAdded = 'कागज़ जोड़ा गया'
export const paperEdited = 'कागज़ अपडेट हो गया'
export const tooManyPapers = 'इस सेवा में जितने कागज़ हो सकते हैं, उतने पहले से हैं'

export const title = 'सेवाएँ और कागज़'
export const description = 'हर सेवा के लिए क्या चाहिए और आरटीओ में कितना समय लगता है। नए केस यही कागज़ माँगते हैं।'
export const fetchFailed = 'सेवाएँ लोड नहीं हो सकीं'
export const days = (count: number) => `${count} दिन`
export const editService = 'संपादित करें'
export const editServiceOf = (label: string) => `${label} संपादित करें`
export const label = 'लेबल'
export const expectedDays = 'आरटीओ में अनुमानित दिन'
export const lateHint = 'जो फ़ाइल आरटीओ में इससे अधिक समय रहे, वह विलंबित है।'
export const addPaper = 'कागज़ जोड़ें'
export const addPaperTo = (label: string) => `${label} में कागज़ जोड़ें`
export const editPaperOf = (name: string, service: string) => `${service} का ${name} संपादित करें`
export const paperName = 'नाम'
export const formNo = 'फ़ॉर्म नंबर'
export const required = 'आवश्यक'
export const optional = 'वैकल्पिक'
export const isRequired = 'सेवा के लिए यह कागज़ चाहिए'
export const isActive = 'उपयोग में'
export const offHint = 'जो कागज़ उपयोग में नहीं है, वह उन केसों से हट जाता है जिनमें उस पर कोई काम नहीं हुआ।'
export const off = 'उपयोग में नहीं'
export const noPapers = 'इस सेवा के लिए कोई कागज़ नहीं चाहिए।'
export const paperOf = (name: string, service: string) => `${service} का ${name}`
export const moveUp = 'ऊपर ले जाएँ'
export const moveDown = 'नीचे ले जाएँ'
export const editFailed = 'सेवा नहीं बदली जा सकी'
export const paperFailed = 'कागज़ सहेजा नहीं जा सका'
