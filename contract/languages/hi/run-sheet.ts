export const title = 'रन-शीट'
export const description = 'किसी दिन के अपॉइंटमेंट वाले केस, आरटीओ के अनुसार, साथ ले जाने के लिए।'
export const date = 'अपॉइंटमेंट की तारीख'
export const previousDay = 'पिछला दिन'
export const nextDay = 'अगला दिन'
export const summary = (cases: string, rtos: number, lacking: number) =>
  [cases, `${rtos} आरटीओ`, lacking > 0 && `${lacking} में कागज़ बाकी`].filter(Boolean).join(' · ')
export const savePdf = 'PDF के रूप में सहेजें'
export const tick = (caseNo: string) => `${caseNo} पर निशान लगाएँ`
export const ticks = 'निशान उस दिन के लिए इसी ब्राउज़र में रहते हैं।'
export const services = 'सेवाएँ'
export const lacking = 'बाकी कागज़'
export const noneLacking = 'कोई नहीं'
export const owner = 'मालिक'
export const groupTitle = (rto: string, cases: string) => `${rto} · ${cases}`
export const feesToCarry = (amount: string) => `साथ ले जाने की फ़ीस: ${amount}`
export const fileName = (day: string) => `रन-शीट_${day}`
export const fetchFailed = 'रन-शीट लोड नहीं हो सकी'
export const empty = (day: string) => `${day} को कोई अपॉइंटमेंट नहीं है`
export const emptyDetail = 'केस अपनी अपॉइंटमेंट की तारीख के दिन यहाँ दिखता है।'

/* What became of the ticked files. */
export const ticked = (count: number) => `${count} पर निशान लगा`
export const clear = 'निशान हटाएँ'
export const handedIn = 'जमा किए गए'
export const sentBack = 'वापस भेजे गए'
export const sendBackTitle = (caseTotal: string) => `${caseTotal} वापस भेजें`
export const sendBackDescription = 'फ़ाइलें वापस कागज़ जुटाने के चरण में जाएँगी और डीलर की प्रतीक्षा करेंगी।'
