export const whichSheet = 'इस फ़ाइल में कई शीट हैं। उनमें से एक चुनें, या सभी।'
export const whichOrder = 'इस फ़ाइल की तारीखों में महीना पहले लिखा हो सकता है। बताएँ कि कौन सा अंक दिन है।'
export const noSheet = (name: string) => `इस फ़ाइल में "${name}" नाम की शीट नहीं है।`
export const noHeadingRow = (row: number) => `पंक्ति ${row} खाली है, या बहुत नीचे है। शीर्षकों की पंक्ति चुनें।`
export const noTable = 'इस फ़ाइल में शीर्षकों के नीचे कोई पंक्ति नहीं है।'
export const allSheets = 'सभी शीट'
export const rowsOfSheet = (name: string, from: number, to: number) =>
  from === to ? `शीट "${name}": यहाँ पंक्ति ${from}।` : `शीट "${name}": यहाँ पंक्ति ${from} से ${to}।`
export const hiddenSheets = (names: string) => `छिपी शीटें नहीं पढ़ी जातीं: ${names}।`
export const hiddenParts = (name: string) => `छिपी पंक्तियाँ या कॉलम भी पढ़े गए: ${name}।`
export const guessedLetters = 'यह टेक्स्ट UTF-8 में नहीं है: अंग्रेज़ी के अलावा अक्षर गलत हो सकते हैं। कुछ नाम मिलाकर देखें।'
export const headingsBelow = (row: number) => `शीर्षक पंक्ति ${row} में हैं; उसके ऊपर का छोड़ दिया गया।`
export const repeatedHeadings = (count: number) =>
  count === 1 ? 'शीर्षकों की एक दोहराई पंक्ति छोड़ दी गई।' : `शीर्षकों की ${count} दोहराई पंक्तियाँ छोड़ दी गईं।`
export const besideTable = (column: string, count: number) =>
  count === 1
    ? `कॉलम ${column} का शीर्षक नहीं है: उसका एक मान छोड़ दिया गया।`
    : `कॉलम ${column} का शीर्षक नहीं है: उसके ${count} मान छोड़ दिए गए।`
export const doubtfulRows = (count: number) =>
  count === 1
    ? 'एक पंक्ति जोड़, शीर्षक या टिप्पणी लगती है: वह छोड़ दी गई।'
    : `${count} पंक्तियाँ जोड़, शीर्षक या टिप्पणी लगती हैं: वे छोड़ दी गईं।`
export const movedCells = 'किसी टेक्स्ट के कॉमा से इस पंक्ति के सेल खिसक गए। उस टेक्स्ट को उद्धरण चिह्नों में रखें।'
export const movedRows = (rows: string) => `किसी टेक्स्ट के कॉमा से इन पंक्तियों के सेल खिसक गए, इसलिए ये नहीं पढ़ी गईं: ${rows}।`
export const question = 'इस फ़ाइल के बारे में एक सवाल'
export const goOn = 'आगे बढ़ें'
export const dayFirst = 'पहला अंक दिन है'
export const monthFirst = 'पहला अंक महीना है'
export const received = 'वे प्राप्त हुई थीं'
export const paid = 'वे दी गई थीं'
export const sheet = 'शीट'
export const showLeftOut = 'छोड़ी गई पंक्तियाँ दिखाएँ'
export const leftOutRow = (row: number, text: string) => `पंक्ति ${row}: ${text}`
export const takeRows = 'चुनी हुई पंक्तियों के साथ फिर से पढ़ें'
export const headingRow = 'शीर्षक की पंक्ति'
export const readAgain = 'फिर से पढ़ें'
