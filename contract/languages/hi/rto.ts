export const created = 'आरटीओ जोड़ दिया गया।'
export const updated = 'आरटीओ अपडेट हो गया।'
export const switched = 'आरटीओ की स्थिति बदली गई'
export const fetchFailed = 'आरटीओ लोड करने में त्रुटि हुई'
export const failed = 'कोई त्रुटि हुई।'
export const switchFailed = 'आरटीओ की स्थिति बदलने में त्रुटि हुई'
export const codeInUse = 'यह आरटीओ कोड पहले से उपयोग में है'
export const updateRto = 'आरटीओ अपडेट करें'
export const addNewRto = 'नया आरटीओ जोड़ें'
export const codePlaceholder = 'MH-12'

export const description = 'मूल आरटीओ और गंतव्य आरटीओ के लिए क्षेत्रीय परिवहन कार्यालय।'
export const add = 'आरटीओ जोड़ें'
export const proposed = 'आरटीओ प्रस्तावित हुआ। आपके केसों में इसे तुरंत चुना जा सकता है।'
export const confirmed = 'आरटीओ की पुष्टि हुई'
export const merged = 'आरटीओ मिला दिया गया'
export const isThere = (name: string) => `${name} पहले से है, पर चुनने के लिए उपलब्ध नहीं: सुपर एडमिन इसकी पुष्टि करे या इसे चालू करे`
export const isOffered = (name: string) => `${name} पहले से है: इसे सूची में से चुनें`
export const notProposed = 'इस आरटीओ की पुष्टि बाकी नहीं है'
export const mergesIntoConfirmed = 'ऐसा आरटीओ चुनें जिसकी पुष्टि हो चुकी है'
export const chooseRto = 'इसकी जगह लेने वाला आरटीओ चुनें'
export const propose = 'आरटीओ प्रस्तावित करें'
export const proposeNamed = (name: string) => `${name} प्रस्तावित करें`
export const proposeDetail = 'आपके केसों में इसे तुरंत चुना जा सकता है। सबके लिए इसकी पुष्टि सुपर एडमिन करता है।'
export const proposals = 'प्रस्तावित आरटीओ'
export const proposalsDetail = 'आपकी पुष्टि तक इन्हें केवल प्रस्ताव करने वाले के केसों में चुना जा सकता है।'
export const proposedBy = (name: string) => `प्रस्ताव: ${name}`
export const confirm = 'पुष्टि करें'
export const confirmNamed = (name: string) => `${name} की पुष्टि करें`
export const merge = 'मिलाएँ'
export const mergeNamed = (name: string) => `${name} मिलाएँ`
export const mergeInto = 'इसकी जगह लेने वाला आरटीओ'
export const mergeDetail = 'जिन केसों में यह है, उनमें दूसरा आरटीओ आ जाएगा। इसे वापस नहीं लिया जा सकता।'
