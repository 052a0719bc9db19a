/* The life of a case as steps on a line. */
export const progress = 'प्रगति'
export const created = 'बनाया गया'
export const ready = 'तैयार'
export const assigned = 'सौंपा गया'
export const paid = 'भुगतान हुआ'

/* The next step of a case, in one sentence. `waited` is "for 6 days" or "since today". */
export const nextStep = 'अगला कदम'
export const today = 'आज से'
export const waitedDays = (days: number) => `${days} दिन से`
export const toVerify = (waited: string) => `${waited} सत्यापन की प्रतीक्षा में`
export const lacksAppointment = 'सत्यापन से पहले अपॉइंटमेंट की तारीख चाहिए'
export const lacksAppointmentOrApplication = 'सत्यापन से पहले अपॉइंटमेंट की तारीख या आवेदन नंबर चाहिए'
export const toAssign = (waited: string) => `${waited} सौंपने के लिए तैयार`
export const officeAssigns = (waited: string) => `${waited} कार्यालय द्वारा सौंपे जाने की प्रतीक्षा में`
export const dealerPays = (dealer: string, waited: string) => `${dealer} को सौंपा गया, ${waited} भुगतान की प्रतीक्षा में`
export const paymentToCheck = (amount: string) => `${amount} का भुगतान आपकी जाँच की प्रतीक्षा में है`
export const paymentChecked = (amount: string) => `कार्यालय ${amount} के भुगतान की जाँच कर रहा है`
export const paymentRejected = (amount: string, reason: string, dealer: string) =>
  `${amount} का भुगतान अस्वीकार हुआ${reason}। ${dealer} के फिर से भुगतान करने की प्रतीक्षा है`
export const paidOn = (day: string, mode: string) => `${day} का ${mode} से भुगतान, सत्यापित`
export const becauseOf = (reason: string) => `: ${reason}`
export const caseRejected = (reason: string) => `अस्वीकृत: ${reason}`
export const youPay = (amount: string) => `आपके ${amount} के भुगतान की प्रतीक्षा है`
export const yourPaymentChecked = (amount: string) => `हम आपके ${amount} के भुगतान की जाँच कर रहे हैं`
export const yourPaymentRejected = (amount: string, reason: string) =>
  `आपका ${amount} का भुगतान अस्वीकार हुआ${reason}। कृपया फिर से भुगतान करें`
export const openPayments = 'भुगतान खोलें'
export const openMyCases = '"मेरे केस" में भुगतान करें'
