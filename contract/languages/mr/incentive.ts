export const calculate = 'प्रोत्साहन भत्ता काढा'
export const empty = 'प्रोत्साहन भत्ता काढण्यासाठी केसेस नाहीत.'
export const tooMany = 'या 10,000 पेक्षा जास्त केसेस आहेत. आधी फिल्टर मर्यादित करा.'
export const reportTitle = 'प्रोत्साहन भत्ता अहवाल'

export const total = 'एकूण प्रोत्साहन भत्ता'
export const withoutIncentive = (count: number) => `, ${count} प्रोत्साहन भत्त्याविना`
export const incentive = 'प्रोत्साहन भत्ता'
export const moreInReport = (caseTotal: string) => `आणि आणखी ${caseTotal}, सर्व अहवालात आहेत`
export const reportFile = (employee: string) => `प्रोत्साहन भत्ता ${employee}`
