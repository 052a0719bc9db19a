export const whichSheet = 'या फाईलमध्ये अनेक शीट आहेत. त्यांपैकी एक निवडा, किंवा सर्व.'
export const whichOrder = 'या फाईलच्या तारखांत महिना आधी लिहिलेला असू शकतो. कोणता अंक दिवस आहे ते सांगा.'
export const noSheet = (name: string) => `या फाईलमध्ये "${name}" नावाची शीट नाही.`
export const noHeadingRow = (row: number) => `ओळ ${row} रिकामी आहे, किंवा फार खाली आहे. शीर्षकांची ओळ निवडा.`
export const noTable = 'या फाईलमध्ये शीर्षकांखाली एकही ओळ नाही.'
export const allSheets = 'सर्व शीट'
export const rowsOfSheet = (name: string, from: number, to: number) =>
  from === to ? `शीट "${name}": येथे ओळ ${from}.` : `शीट "${name}": येथे ओळी ${from} ते ${to}.`
export const hiddenSheets = (names: string) => `लपवलेल्या शीट वाचल्या जात नाहीत: ${names}.`
export const hiddenParts = (name: string) => `लपवलेल्या ओळी किंवा स्तंभही वाचले: ${name}.`
export const guessedLetters = 'हा मजकूर UTF-8 मध्ये नाही: इंग्रजीशिवाय इतर अक्षरे चुकीची असू शकतात. काही नावे ताडून पाहा.'
export const headingsBelow = (row: number) => `शीर्षके ओळ ${row} मध्ये आहेत; त्यावरचे वगळले आहे.`
export const repeatedHeadings = (count: number) =>
  count === 1 ? 'शीर्षकांची एक पुन्हा आलेली ओळ वगळली आहे.' : `शीर्षकांच्या ${count} पुन्हा आलेल्या ओळी वगळल्या आहेत.`
export const besideTable = (column: string, count: number) =>
  count === 1
    ? `स्तंभ ${column} ला शीर्षक नाही: त्याचे एक मूल्य वगळले आहे.`
    : `स्तंभ ${column} ला शीर्षक नाही: त्याची ${count} मूल्ये वगळली आहेत.`
export const doubtfulRows = (count: number) =>
  count === 1
    ? 'एक ओळ बेरीज, शीर्षक किंवा टीप वाटते: ती वगळली आहे.'
    : `${count} ओळी बेरीज, शीर्षके किंवा टिपा वाटतात: त्या वगळल्या आहेत.`
export const movedCells = 'मजकुरातील स्वल्पविरामाने या ओळीचे सेल सरकले. तो मजकूर अवतरण चिन्हांत ठेवा.'
export const movedRows = (rows: string) => `मजकुरातील स्वल्पविरामाने या ओळींचे सेल सरकले, म्हणून त्या वाचल्या नाहीत: ${rows}.`
export const question = 'या फाईलबद्दल एक प्रश्न'
export const goOn = 'पुढे जा'
export const dayFirst = 'पहिला अंक दिवस आहे'
export const monthFirst = 'पहिला अंक महिना आहे'
export const received = 'त्या मिळाल्या होत्या'
export const paid = 'त्या दिल्या होत्या'
export const sheet = 'शीट'
export const showLeftOut = 'वगळलेल्या ओळी दाखवा'
export const leftOutRow = (row: number, text: string) => `ओळ ${row}: ${text}`
export const takeRows = 'निवडलेल्या ओळींसह पुन्हा वाचा'
export const headingRow = 'शीर्षकांची ओळ'
export const readAgain = 'पुन्हा वाचा'
