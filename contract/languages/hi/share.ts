export const title = 'पोर्टल के साथ साझा किया गया'
export const files = 'फ़ोटो और फ़ाइलें'
export const whichCase = 'किस केस के लिए?'
export const found = 'मिले हुए केस'
export const leaveOut = (name: string) => `${name} छोड़ दें`
export const none = 'कुछ साझा नहीं किया गया'
export const howTo = 'पोर्टल को फ़ोन पर इंस्टॉल करें, फिर गैलरी से फ़ोटो इसके साथ साझा करें।'
export const failed = 'साझा की गई फ़ाइलें पढ़ी नहीं जा सकीं'

const filesOf = (count: number) => (count === 1 ? '1 फ़ाइल' : `${count} फ़ाइलें`)
export const unclaimed = (count: number) => `${filesOf(count)}, जो अभी किसी की नहीं`
export const fromPage = (address: string) => `वेब पेज ${address} ने भेजा।`
export const fromUnknown = 'किसी दूसरे ऐप ने भेजा, या किसी वेब पेज ने जो अपना पता छिपाता है।'
export const onlyYours = 'केवल वही लें जो आपने ख़ुद साझा किया है।'
export const mine = (count: number) => (count === 1 ? 'यह फ़ाइल मेरी है' : `ये ${count} फ़ाइलें मेरी हैं`)
export const notMine = (count: number) => (count === 1 ? 'फ़ाइल हटाएँ' : `${count} फ़ाइलें हटाएँ`)
const notTaken = (count: number) => (count === 1 ? '1 फ़ाइल नहीं ली गई' : `${count} फ़ाइलें नहीं ली गईं`)
export const onlyImages = (count: number) => `${notTaken(count)}: केवल चित्र और PDF`
export const tooMany = (count: number, most: number) => `${notTaken(count)}: ${most} से ज़्यादा फ़ाइलें`
export const tooLarge = (count: number, mostMb: number) => `${notTaken(count)}: कुल ${mostMb} MB से ज़्यादा`
