export const created = 'आरटीओ जोडले.'
export const updated = 'आरटीओ अपडेट झाले.'
export const switched = 'आरटीओची स्थिती बदलली'
export const fetchFailed = 'आरटीओ मिळवताना त्रुटी आली'
export const failed = 'काही त्रुटी आली.'
export const switchFailed = 'आरटीओची स्थिती बदलताना त्रुटी आली'
export const codeInUse = 'हा आरटीओ कोड आधीच वापरात आहे'
export const updateRto = 'आरटीओ अपडेट करा'
export const addNewRto = 'नवीन आरटीओ जोडा'
export const codePlaceholder = 'MH-12'

export const description = 'मूळ आरटीओ आणि नवीन आरटीओसाठी प्रादेशिक परिवहन कार्यालये.'
export const add = 'आरटीओ जोडा'
export const proposed = 'आरटीओ सुचवले. आपल्या केसेसमध्ये ते लगेच निवडता येते.'
export const confirmed = 'आरटीओची पुष्टी झाली'
export const merged = 'आरटीओ एकत्र केले'
export const isThere = (name: string) => `${name} आधीच आहे, पण निवडता येत नाही: सुपरॲडमिन त्याची पुष्टी करतील किंवा ते सुरू करतील`
export const isOffered = (name: string) => `${name} आधीच आहे: ते यादीतून निवडा`
export const notProposed = 'या आरटीओची पुष्टी बाकी नाही'
export const mergesIntoConfirmed = 'पुष्टी झालेले आरटीओ निवडा'
export const chooseRto = 'याच्या जागी येणारे आरटीओ निवडा'
export const propose = 'आरटीओ सुचवा'
export const proposeNamed = (name: string) => `${name} सुचवा`
export const proposeDetail = 'आपल्या केसेसमध्ये ते लगेच निवडता येते. सर्वांसाठी त्याची पुष्टी सुपरॲडमिन करतात.'
export const proposals = 'सुचवलेली आरटीओ'
export const proposalsDetail = 'आपण पुष्टी करेपर्यंत ती फक्त सुचवणाऱ्यांच्या केसेसमध्ये निवडता येतात.'
export const proposedBy = (name: string) => `सुचवणारे: ${name}`
export const confirm = 'पुष्टी करा'
export const confirmNamed = (name: string) => `${name} ची पुष्टी करा`
export const merge = 'एकत्र करा'
export const mergeNamed = (name: string) => `${name} एकत्र करा`
export const mergeInto = 'याच्या जागी येणारे आरटीओ'
export const mergeDetail = 'ज्या केसेसमध्ये हे आहे, त्यांत दुसरे आरटीओ येईल. हे परत घेता येत नाही.'
