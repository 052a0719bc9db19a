export const title = 'भाषा'
export const description = 'आप जो स्क्रीन, मेल और PDF पढ़ते हैं, उनकी भाषा। नाम और कार्यालय का लिखा हुआ जैसा है वैसा ही रहता है।'
export const choose = (name: string) => `भाषा: ${name}`
export const changed = 'भाषा बदल दी गई'
export const changeFailed = 'भाषा नहीं बदली जा सकी'
export const notKnown = 'अंग्रेज़ी, हिन्दी या मराठी चुनें'
