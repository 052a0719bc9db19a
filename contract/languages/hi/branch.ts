export const created = 'शाखा जोड़ दी गई।'
export const createdWithoutData = 'शाखा जोड़ दी गई'
export const edited = 'शाखा अपडेट हो गई'
export const switched = 'शाखा की स्थिति बदली गई'
export const fetchFailed = 'शाखाएँ लोड करने में त्रुटि हुई'
export const createFailed = 'शाखा नहीं जोड़ी जा सकी'
export const idMissing = 'branchId आवश्यक है, पर नहीं दी गई'
export const codeIsGenerated = 'शाखा कोड अपने-आप बनता है।'
export const codeStays = (branchCode: string) => `शाखा कोड ${branchCode} नहीं बदलेगा।`
export const sameName = (branchCode: string, address: string) => `${branchCode} का नाम भी यही है: ${address}`
export const editFailed = 'शाखा अपडेट नहीं हो सकी'
export const editTitle = 'शाखा संपादित करें'
export const title = 'शाखाएँ'
export const description = 'कार्यालय की शाखाएँ। जो शाखा बंद है, वह चुनने के लिए नहीं दिखती।'
export const add = 'शाखा जोड़ें'
/** A list of branches to choose from. */
export const noneYet = 'अभी कोई शाखा नहीं'
