/* The staff homes (spec/1 "Staff home screens"). */
export const welcome = (name: string) => `फिर से स्वागत है, ${name}!`
export const welcomeAdmin = (name: string) => `फिर से स्वागत है एडमिन, ${name}!`

/* The home of a client (spec/1 "Client home"). */
export const clientWelcome = (name: string) => `स्वागत है, ${name}`
export const clientDescription = 'आज आप क्या करना चाहेंगे?'
export const toPay = (total: string, count: number) => `देय राशि ${total} · ${count} केस`
export const toPayBy = 'नकद, UPI या क्रेडिट से।'
export const payAll = 'सभी का भुगतान करें'
export const choose = 'चुनें'
export const chooseCases = 'भुगतान के लिए केस चुनें'
export const nothingUnpaid = 'कोई भुगतान बाकी नहीं है'
export const allSet = 'सब कुछ पूरा है।'
/** Follows `toPayBy` or `allSet` while payments wait for verification. */
export const paymentsChecked = (count: number) => `कार्यालय ${count} केस के भुगतान की जाँच कर रहा है।`
export const introTitle = 'आपके वाहन का कागज़ी काम, एक ही जगह'
export const introText = 'अपने केस देखें, उनका भुगतान करें और हर बिल पाएँ।'
export const myFiles = 'मेरी फ़ाइलें'
export const allFiles = (count: number) => (count === 1 ? 'आपका केस' : `सभी ${count} केस`)
export const filePaymentRejected = 'भुगतान अस्वीकृत, फिर से करना है'
export const fileChecked = 'हम आपके भुगतान की जाँच कर रहे हैं'
export const filePaid = 'भुगतान हुआ'
export const fileToPay = (amount: string) => `${amount} का भुगतान करना है`
export const profile = 'प्रोफ़ाइल'
export const goToYourCases = 'अपने केसों पर जाएँ'
