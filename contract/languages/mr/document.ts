export const nameRequired = 'दस्तऐवजाचे नाव आवश्यक आहे'
export const urlRequired = 'फॉर्मचा URL आवश्यक आहे'
export const urlInvalid = 'वैध URL लिहा'
export const added = 'दस्तऐवज जोडला'
export const updated = 'दस्तऐवज अपडेट झाला'
export const deleted = 'दस्तऐवज हटवला'
export const addFailed = 'दस्तऐवज जोडता आला नाही'
export const updateFailed = 'दस्तऐवज अपडेट करता आला नाही'
export const deleteFailed = 'दस्तऐवज हटवता आला नाही'
export const empty = 'दस्तऐवज उपलब्ध नाहीत'

export const linkColumn = 'लिंक'
export const opensInNewTab = 'नवीन टॅबमध्ये उघडते'

export const editTitle = 'दस्तऐवज संपादित करा'
export const dialogDescription = 'कर्मचाऱ्यांना हा त्यांच्या प्रोफाइलमध्ये “फॉर्म डाउनलोड करा” खाली मिळतो.'
export const nameLabel = 'दस्तऐवजाचे नाव'
export const nameExample = 'Form 29, हस्तांतरणाची सूचना'
export const urlLabel = 'फॉर्मचा URL'
export const urlExample = 'https://'
export const urlHint = 'http:// किंवा https:// ने सुरू होणारा पत्ता'
export const deleteTitle = 'दस्तऐवज हटवा'
export const deleteDescription = <Piece>(name: Piece) => [
  name,
  ' सर्वांसाठी हटवला जाईल. त्याच्या लिंकमागील फाईल आहे तेथेच राहते.',
]
export const deleteConfirm = 'हटवा'
export const title = 'महत्त्वाचे दस्तऐवज'
export const description = 'रोजच्या वापराचे फॉर्म आणि सूचना. कर्मचाऱ्यांना ते त्यांच्या प्रोफाइलमध्ये मिळतात.'
export const emptyDetail = 'कार्यालयात नेहमी लागणारा पहिला फॉर्म जोडा.'
export const add = 'दस्तऐवज जोडा'
export const deleteNamed = (name: string) => `${name} हटवा`
const deleteText = 'हटवा'

export { deleteText as delete }
