export const submit = 'फ़िल्टर करें'
export const failed = 'फ़िल्टर लागू नहीं हो सका'
export const reversed = '"तारीख से" का दिन "तारीख तक" के बाद नहीं हो सकता'
export const badDay = 'सही तारीख लिखें'

/** The period of the filter in a print view, alone or after the kind of date. */
export const period = (fromDate: string, toDate: string) => `${fromDate} से ${toDate} तक`
export const periodBy = (kind: string, fromDate: string, toDate: string) => `${kind}, ${fromDate} से ${toDate} तक`
