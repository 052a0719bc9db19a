export const labelRequired = 'लेबल आवश्यक आहे'
export const daysRange = (most: number) => `1 ते ${most} मधील दिवसांची पूर्ण संख्या लिहा`
export const edited = 'सेवा अपडेट झाली'
export const paperNameRequired = 'कागदपत्राचे नाव आवश्यक आहे'
export const paperNameInUse = 'या सेवेत या नावाचे कागदपत्र आधीच आहे'
export const paperAdded = 'कागदपत्र जोडले'
export const paperEdited = 'कागदपत्र अपडेट झाले'
export const tooManyPapers = 'या सेवेतील कागदपत्रांची मर्यादा पूर्ण झाली आहे'

export const title = 'सेवा आणि कागदपत्रे'
export const description = 'प्रत्येक सेवेला काय लागते आणि आरटीओला किती वेळ लागतो. नवीन केसेसमध्ये ही कागदपत्रे मागितली जातात.'
export const fetchFailed = 'सेवा लोड करता आल्या नाहीत'
export const days = (count: number) => `${count} दिवस`
export const editService = 'संपादित करा'
export const editServiceOf = (label: string) => `${label} संपादित करा`
export const label = 'लेबल'
export const expectedDays = 'आरटीओमधील अपेक्षित दिवस'
export const lateHint = 'यापेक्षा जास्त दिवस आरटीओमध्ये असलेली फाईल उशिरा मानली जाते.'
export const addPaper = 'कागदपत्र जोडा'
export const addPaperTo = (label: string) => `${label} मध्ये कागदपत्र जोडा`
export const editPaperOf = (name: string, service: string) => `${service}: ${name} संपादित करा`
export const paperName = 'नाव'
export const formNo = 'फॉर्म क्रमांक'
export const required = 'आवश्यक'
export const optional = 'ऐच्छिक'
export const isRequired = 'सेवेसाठी हे कागदपत्र लागते'
export const isActive = 'वापरात'
export const offHint = 'वापरात नसलेले कागदपत्र, ज्या केसेसमध्ये त्यावर काही कार्यवाही झालेली नाही, तेथून निघून जाते.'
export const off = 'वापरात नाही'
export const noPapers = 'या सेवेला कागदपत्रे लागत नाहीत.'
export const paperOf = (name: string, service: string) => `${service}: ${name}`
export const moveUp = 'वर हलवा'
export const moveDown = 'खाली हलवा'
export const editFailed = 'सेवा बदलता आली नाही'
export const paperFailed = 'कागदपत्र सेव्ह करता आले नाही'
