import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const panel = 'टास्क'
export const add = 'टास्क जोडा'
export const addTitle = 'नवीन टास्क जोडा'
export const updateTitle = 'टास्क अपडेट करा'
export const checkDone = 'टास्क पूर्ण झाल्याची खूण करा'
export const confirmTitle = 'टास्क पूर्ण झाल्याची खात्री करा'
export const confirm = 'हा टास्क पूर्ण झाला असे नक्की नोंदवायचे आहे का?'
export const confirmYes = 'होय, पूर्ण झाला'
export const empty = 'टास्क सापडले नाहीत.'
export const titleRequired = 'टास्कचे शीर्षक आवश्यक आहे'
export const textRequired = 'टास्कचे वर्णन आवश्यक आहे'
export const dateRequired = 'तारीख आवश्यक आहे'
export const timeRequired = 'वेळ आवश्यक आहे'
export const badMoment = 'वैध तारीख आणि वेळ लिहा'
export const created = 'नवीन टास्क तयार झाला'
export const updated = 'टास्क अपडेट झाला'
export const done = 'टास्क पूर्ण झाला!'
export const createFailed = 'नवीन टास्क तयार करताना त्रुटी आली'
export const updateFailed = 'टास्क अपडेट करताना त्रुटी आली'
export const doneFailed = 'टास्क पूर्ण झाल्याची नोंद करताना त्रुटी आली'
export const alreadyDone = 'हा टास्क आधीच पूर्ण झाला आहे'
export const emptyDetail = 'मुदतीसह आठवण जोडा.'

export const taskTitle = 'शीर्षक'
export const taskText = 'वर्णन'
export const time = 'वेळ'

export const deadlineAt = <Piece>(time: Piece) => ['अंतिम मुदत ', time]
export const timeLeft = (amount: string) => `${amount} शिल्लक`
export const timeOverdue = (amount: string) => `मुदत उलटून ${amount}`
export const days = (count: number) => `${count} दिवस`
export const hours = (count: number) => `${count} ता`
export const minutes = (count: number) => `${count} मि`
export const seconds = (count: number) => `${count} से`
export const updatedAt = (time: string) => `अपडेट ${time}`
export const justNow = 'आत्ताच'
export const minutesAgo = (count: number) => plural(count, `${count} मिनिटापूर्वी`, `${count} मिनिटांपूर्वी`)
export const hoursAgo = (count: number) => plural(count, `${count} तासापूर्वी`, `${count} तासांपूर्वी`)
