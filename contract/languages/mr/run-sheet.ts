export const title = 'रन-शीट'
export const description = 'एका दिवसाच्या अपॉइंटमेंटच्या केसेस, आरटीओनुसार, सोबत नेण्यासाठी.'
export const date = 'अपॉइंटमेंटची तारीख'
export const previousDay = 'आदला दिवस'
export const nextDay = 'पुढचा दिवस'
export const summary = (cases: string, rtos: number, lacking: number) =>
  [cases, `${rtos} आरटीओ`, lacking > 0 && `${lacking} मध्ये कागदपत्रे अपुरी`].filter(Boolean).join(' · ')
export const savePdf = 'PDF सेव्ह करा'
export const tick = (caseNo: string) => `${caseNo} वर खूण करा`
export const ticks = 'खुणा या ब्राउझरमध्ये दिवसभर राहतात.'
export const services = 'सेवा'
export const lacking = 'राहिलेली कागदपत्रे'
export const noneLacking = 'काही नाही'
export const owner = 'मालक'
export const groupTitle = (rto: string, cases: string) => `${rto} · ${cases}`
export const feesToCarry = (amount: string) => `सोबत न्यायचे शुल्क: ${amount}`
export const fileName = (day: string) => `रन-शीट_${day}`
export const fetchFailed = 'रन-शीट लोड करता आली नाही'
export const empty = (day: string) => `${day} रोजी अपॉइंटमेंट नाही`
export const emptyDetail = 'केस तिच्या अपॉइंटमेंटच्या तारखेला येथे दिसते.'

export const ticked = (count: number) => `${count} वर खूण`
export const clear = 'खुणा काढा'
export const handedIn = 'सादर केल्या'
export const sentBack = 'परत पाठवल्या'
export const sendBackTitle = (caseTotal: string) => `${caseTotal} परत पाठवा`
export const sendBackDescription = 'फायली पुन्हा कागदपत्रे जमवण्याच्या टप्प्यावर जातात आणि डीलरची प्रतीक्षा करतात.'
