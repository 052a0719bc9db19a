export const placeholderClient = 'नंबर प्लेट, केस क्र., मालक, फोन'
export const placeholderStaff = 'नंबर प्लेट, शेवटचे चार अंक, केस क्र., मालक, फोन'
export const keysChoose = '↑ ↓ निवडण्यासाठी'
export const keysOpen = 'Enter उघडण्यासाठी'
export const keysClose = 'Esc बंद करण्यासाठी'
export const allKeys = 'सर्व शॉर्टकट'
export const results = 'शोध परिणाम'

export const recentCases = 'अलीकडील केसेस'
export const goTo = 'येथे जा'
export const cases = 'केसेस'
export const colleaguesCases = 'सहकाऱ्यांच्या केसेस'
export const noResultsFor = (text: string) => `“${text}” साठी काही सापडले नाही`
export const noResultsAdvice =
  'नंबर प्लेटचे शेवटचे चार अंक, केस क्र., चेसिस किंवा इंजिन क्रमांकाचा शेवटचा भाग, नाव किंवा फोन वापरून पाहा.'
