export const placeholderClient = 'नंबर प्लेट, केस नंबर, मालिक, फ़ोन'
export const placeholderStaff = 'नंबर प्लेट, अंतिम चार अंक, केस नंबर, मालिक, फ़ोन'
export const keysChoose = 'चुनने के लिए ↑ ↓'
export const keysOpen = 'खोलने के लिए Enter'
export const keysClose = 'बंद करने के लिए Esc'
export const allKeys = 'सभी शॉर्टकट'
export const results = 'खोज के परिणाम'

/* The groups of results. */
export const recentCases = 'हाल के केस'
export const goTo = 'यहाँ जाएँ'
export const cases = 'केस'
export const colleaguesCases = 'सहकर्मियों के केस'
export const noResultsFor = (text: string) => `“${text}” के लिए कुछ नहीं मिला`
export const noResultsAdvice = 'नंबर प्लेट के अंतिम चार अंक, केस नंबर, चेसिस या इंजन नंबर का अंतिम भाग, नाम या फ़ोन से खोजकर देखें।'
