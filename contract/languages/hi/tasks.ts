import { pluralOf } from '../language.ts'

const plural = pluralOf('hi')

export const panel = 'कार्य'
export const add = 'कार्य जोड़ें'
export const addTitle = 'नया कार्य जोड़ें'
export const updateTitle = 'कार्य अपडेट करें'
export const checkDone = 'कार्य पूरा होने का निशान लगाएँ'
export const confirmTitle = 'कार्य पूरा होने की पुष्टि करें'
export const confirm = 'क्या आप सच में इस कार्य को पूरा मानना चाहते हैं?'
export const confirmYes = 'हाँ, पूरा हुआ'
export const empty = 'कोई कार्य नहीं मिला।'
export const titleRequired = 'कार्य का शीर्षक आवश्यक है'
export const textRequired = 'कार्य का विवरण आवश्यक है'
export const dateRequired = 'तारीख आवश्यक है'
export const timeRequired = 'समय आवश्यक है'
export const badMoment = 'सही तारीख और समय लिखें'
export const created = 'नया कार्य जोड़ा गया'
export const updated = 'कार्य अपडेट हो गया'
export const done = 'कार्य पूरा हुआ!'
export const createFailed = 'नया कार्य जोड़ने में त्रुटि हुई'
export const updateFailed = 'कार्य अपडेट करने में त्रुटि हुई'
export const doneFailed = 'कार्य पूरा करने में त्रुटि हुई'
export const alreadyDone = 'यह कार्य पहले ही पूरा हो चुका है'
export const emptyDetail = 'समय-सीमा वाला कोई काम जोड़ें, ताकि याद रहे।'

/* The fields of the dialog. */
export const taskTitle = 'शीर्षक'
export const taskText = 'विवरण'
export const time = 'समय'

/* Times of a task: in whole days from one day on, otherwise to the second (spec/1 point 9). */
export const deadlineAt = <Piece>(time: Piece) => ['समय-सीमा ', time]
export const timeLeft = (amount: string) => `${amount} शेष`
export const timeOverdue = (amount: string) => `${amount} की देरी`
export const days = (count: number) => `${count} दिन`
export const hours = (count: number) => `${count}घं`
export const minutes = (count: number) => `${count}मि`
export const seconds = (count: number) => `${count}से`
export const updatedAt = (time: string) => `अपडेट: ${time}`
export const justNow = 'अभी-अभी'
export const minutesAgo = (count: number) => `${count} मिनट पहले`
export const hoursAgo = (count: number) => `${count} ${plural(count, 'घंटा', 'घंटे')} पहले`
