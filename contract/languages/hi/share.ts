export const title = 'पोर्टल के साथ साझा किया गया'
export const files = 'फ़ोटो और फ़ाइलें'
export const whichCase = 'किस केस के लिए?'
export const found = 'मिले हुए केस'
export const leaveOut = (name: string) => `${name} छोड़ दें`
export const none = 'कुछ साझा नहीं किया गया'
export const howTo = 'पोर्टल को फ़ोन पर इंस्टॉल करें, फिर गैलरी से फ़ोटो इसके साथ साझा करें।'
export const failed = 'साझा की गई फ़ाइलें पढ़ी नहीं जा सकीं'
