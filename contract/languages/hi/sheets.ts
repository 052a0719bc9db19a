export const noFile = 'XLSX या CSV फ़ाइल चुनें'
export const format = 'यह न XLSX फ़ाइल है, न CSV। इसे इन दोनों में से किसी एक रूप में सहेजें और वह चुनें।'
export const encrypted = 'यह फ़ाइल पासवर्ड से सुरक्षित है। इसे बिना पासवर्ड के सहेजें और वह चुनें।'
export const macros = 'इस वर्कबुक में मैक्रो हैं। इसे बिना मैक्रो के XLSX के रूप में सहेजें और वह चुनें।'
export const unreadable = 'यह फ़ाइल खराब है और खुल नहीं सकती। इसे फिर से सहेजें और वह चुनें।'
export const tooLarge = 'इस फ़ाइल में बहुत अधिक सामग्री है: खुलने पर अधिकतम 100 MB। इसे बाँटकर हर भाग इंपोर्ट करें।'
export const tooSlow = 'यह फ़ाइल खुलने में बहुत समय ले रही है। केवल ज़रूरी पंक्तियाँ और कॉलम रखें।'
export const unopened = 'यह फ़ाइल यहाँ नहीं खुल सकती। इसे XLSX या CSV के रूप में फिर से सहेजें।'
export const tooManyRows = (most: string) => `इस शीट में ${most} से अधिक पंक्तियाँ हैं। इसे कई फ़ाइलों में बाँटें।`
export const tooManyColumns = (row: number, most: number) => `पंक्ति ${row} में ${most} से अधिक कॉलम हैं।`
export const tooLongCell = (row: number, most: string) => `पंक्ति ${row} के एक सेल में ${most} से अधिक अक्षर हैं।`
export const openQuote = (row: number) => `पंक्ति ${row} में एक उद्धरण चिह्न बंद नहीं किया गया है।`
export const oldWorkbook = 'यह 2007 से पहले की वर्कबुक (XLS) है। इसे XLSX के रूप में सहेजकर चुनें।'
export const openDocument = 'यह OpenDocument शीट (ODS) है। इसे XLSX के रूप में सहेजकर चुनें।'
export const mt940 = 'यह MT940 रूप का स्टेटमेंट है। बैंक से XLSX या CSV में माँगकर चुनें।'
export const tooManySheets = 'इस वर्कबुक में 100 से ज़्यादा शीट हैं। इसे कई फ़ाइलों में बाँटें।'
