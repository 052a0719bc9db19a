export const title = 'पासकी'
export const description = 'पासवर्ड आणि कोडऐवजी बोटाचा ठसा, चेहरा किंवा स्क्रीन लॉकने साइन इन करा.'
export const added = 'पासकी जोडली'
export const renamed = 'पासकीचे नाव बदलले'
export const removed = 'पासकी काढली'
export const refused = 'ही पासकी स्वीकारली गेली नाही. त्याऐवजी पासवर्ड वापरा.'
export const alreadyAdded = 'ही पासकी आधीच जोडलेली आहे'
export const tooMany = 'आपल्याकडे दहा पासकी आहेत. आधी एक काढा.'
export const needsDomain = 'पोर्टलला डोमेन नाव आणि https असेल तेथेच पासकी चालते'
export const nameRequired = 'पासकीला नाव द्या'
export const nameWithNumber = 'नावात बारा अंकी क्रमांक नसावा'

export const signIn = 'पासकीने साइन इन करा'
export const use = 'पासकी वापरा'
export const notSupported = 'या ब्राउझरमध्ये पासकी चालत नाही'
export const notUsed = 'कोणतीही पासकी वापरली गेली नाही'

export const fetchFailed = 'पासकी लोड करता आल्या नाहीत'
export const none = 'अजून पासकी नाही'
export const add = 'पासकी जोडा'
export const addDescription = 'त्यानंतर डिव्हाइस बोटाचा ठसा, चेहरा किंवा स्क्रीन लॉक मागेल.'
export const addFailed = 'पासकी जोडता आली नाही'
export const nameLabel = 'नाव'
export const nameHint = 'ज्यावरून आपण डिव्हाइस ओळखाल.'
export const addedAt = <Piece>(when: Piece) => ['जोडली ', when]
export const lastUse = <Piece>(when: Piece) => [' · शेवटचा वापर ', when]
export const notUsedYet = 'अजून वापरली नाही'
export const rename = 'नाव बदला'
export const renameNamed = (name: string) => `${name} चे नाव बदला`
export const remove = 'काढा'
export const removeNamed = (name: string) => `${name} काढा`
export const removeTitle = 'पासकी काढा'
export const removeDescription = (name: string) =>
  `${name} ने आता साइन इन होणार नाही. ती डिव्हाइसवरूनही काढा: पोर्टल ते करू शकत नाही.`
export const lastOne = 'ही आपली शेवटची पासकी आहे: त्यानंतर आपण पासवर्डने साइन इन कराल.'
export const changeFailed = 'पासकीमध्ये बदल झाला नाही'
