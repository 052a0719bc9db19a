import { pluralOf } from '../language.ts'

const plural = pluralOf('hi')

export const keep = 'आज की रन-शीट इस डिवाइस पर रखें'
export const keepDescription =
  'बिना नेटवर्क वाले काउंटर के लिए: आज और कल की रन-शीट खुलती है, और चरण, कागज़ और फ़ोटो बाद में भेजे जाते हैं।'
export const keptWhat =
  'डिवाइस दोनों दिनों के केस एन्क्रिप्ट करके रखता है, आधार, PAN और राशियों के बिना। लॉग आउट करने पर और आखिरी संपर्क के 12 घंटे बाद सब मिटा दिया जाता है।'
export const onlyCounter =
  'आखिरी संपर्क के बाद 12 घंटे तक यह डिवाइस दोबारा साइन इन किए बिना रुके हुए बदलाव भेज सकता है। कुछ समय तक उपयोग न होने पर बाकी हर काम के लिए पोर्टल आपका पासवर्ड माँगता है।'
export const endsAsEver =
  'सुपर एडमिन का सत्र हमेशा की तरह उपयोग न होने पर समाप्त हो जाता है, और तब जो रुका है वह मिटा दिया जाता है। उसे पहले ही भेज दें।'
export const keptAt = (time: string) => `${time} पर रखी गई`
export const notKeptYet = 'अभी नहीं रखी गई'
export const notPossible = 'यह ब्राउज़र काउंटर के लिए कुछ नहीं रखता: पोर्टल को https से खोलें।'
export const switchOffTitle = 'आगे से कुछ न रखें'
export const switchOff = 'मिटाएँ'

/* The line above every page. */
export const noNetworkSince = (time: string) => `${time} से नेटवर्क नहीं है।`
export const storageRefused =
  'यह डिवाइस काउंटर के लिए अब और कुछ नहीं रख सकता। इसका स्टोरेज भर गया है, या ब्राउज़र कुछ भी रखने से मना करता है।'
export const waiting = (count: number) => `भेजना बाकी (${count})`
export const sending = 'भेजा जा रहा है…'
export const toDecide = (count: number) => `${count} ${plural(count, 'बदलाव', 'बदलावों')} पर आपका निर्णय चाहिए`
export const lost = (count: number) =>
  `इस डिवाइस ${plural(count, `का ${count} बदलाव भेजा नहीं जा सका`, `के ${count} बदलाव भेजे नहीं जा सके`)}: सत्र समाप्त हो गया, या 12 घंटे तक संपर्क नहीं हुआ।`
export const understood = 'समझ गए'
export const show = 'दिखाएँ'

/* The run-sheet without a network. */
export const description = 'जैसी इस डिवाइस पर रखी है। नेटवर्क लौटने पर बदलाव भेजे जाते हैं।'
export const asOf = (time: string) => `${time} की स्थिति`
export const nothingKept = 'इस डिवाइस पर अभी कोई रन-शीट नहीं रखी है'
export const nothingKeptDetail = 'अगले संपर्क पर यह फिर से लोड होगी।'
export const today = 'आज'
export const tomorrow = 'कल'
export const waitingHere = (count: number) => `${count} प्रतीक्षा में`
export const taken = 'नेटवर्क लौटने तक इस डिवाइस पर रखा गया'
export const notTaken = 'इसे डिवाइस पर नहीं रखा जा सका'

/* What waits. */
export const listTitle = 'भेजना बाकी'
export const listDescription = 'नेटवर्क मिलते ही इसी क्रम में भेजे जाते हैं।'
export const listEmpty = 'कुछ बाकी नहीं है।'
export const yours = 'आपका'
export const offices = 'कार्यालय का'
export const officeHasNone = 'अब आपके लिए उपलब्ध नहीं'
export const changedMeanwhile = 'कार्यालय ने इस बीच इसे बदल दिया है।'
export const sendAgain = 'फिर से भेजें'
export const drop = 'छोड़ें'
export const dropNamed = (what: string) => `छोड़ें: ${what}`
export const sendAgainNamed = (what: string) => `फिर से भेजें: ${what}`
export const photoOf = (paper: string) => `फ़ोटो: ${paper}`
export const paperOf = (paper: string, state: string) => `${paper}: ${state}`
