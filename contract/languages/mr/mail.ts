export const resent = 'ईमेल पुन्हा पाठवला जाईल'
export const textDeleted = 'या ईमेलचा मजकूर आता साठवलेला नाही'
export const noLink = 'या ईमेलमध्ये चालणारी लिंक नाही'
export const mailServerSet = 'येथे लिंक ईमेलने जातात; त्याऐवजी नवीन लिंक मागवा'
export const copied = 'लिंक कॉपी झाली'
export const copyFailed = 'लिंक स्वतः कॉपी करा: ब्राउझर येथे परवानगी देत नाही'
export const linkFailed = 'लिंक लोड करता आली नाही'
export const resendFailed = 'ईमेल पुन्हा पाठवता आला नाही'
export const fetchFailed = 'ईमेल लोड करता आले नाहीत'

export const recipient = 'प्राप्तकर्ता'
export const stateWaiting = 'प्रतीक्षेत'
export const stateSent = 'पाठवला'
export const stateInFolder = 'फाईल म्हणून सेव्ह'
export const stateGivenUp = 'प्रयत्न थांबवले'
export const written = 'लिहिल्याची वेळ'
export const outcome = 'परिणाम'
export const notTried = 'अजून प्रयत्न केला नाही'
export const tries = (count: number, lastError: string | null) => `${count} प्रयत्न${lastError ? `: ${lastError}` : ''}`
export const copyLinkFor = (recipient: string) => `${recipient} यांच्यासाठी लिंक कॉपी करा`
export const sendAgain = 'पुन्हा पाठवा'
export const sendAgainTo = (recipient: string) => `${recipient} यांना पुन्हा पाठवा`

export const linkTitle = 'पासवर्ड ठेवण्याची लिंक'
export const linkDescription = 'मेल सर्व्हर दिलेला नाही, म्हणून कृपया ही लिंक स्वतः द्या. ती एकदाच आणि मर्यादित वेळेसाठीच चालते.'
export const linkLabel = 'एकदाच चालणारी लिंक'
export const copyLink = 'लिंक कॉपी करा'
export const description = 'पोर्टलने लिहिलेली निमंत्रणे, पासवर्ड लिंक आणि बिले, नवीनतम आधी.'
export const emptyDetail = 'कर्मचारी जोडल्यावर किंवा डीलरची पडताळणी झाल्यावर पहिला ईमेल लिहिला जातो.'
