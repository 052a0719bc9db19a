export const title = 'भाषा'
export const description = 'आपण वाचता त्या स्क्रीन, ईमेल आणि PDF यांची भाषा. नावे आणि कार्यालयाने लिहिलेले जसे आहे तसेच राहते.'
export const choose = (name: string) => `भाषा: ${name}`
export const changed = 'भाषा बदलली'
export const changeFailed = 'भाषा बदलता आली नाही'
export const notKnown = 'इंग्रजी, हिन्दी किंवा मराठी निवडा'
