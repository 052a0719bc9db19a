export const submit = 'फिल्टर करा'
export const failed = 'फिल्टर लागू करता आला नाही'
export const reversed = 'सुरुवातीची तारीख शेवटच्या तारखेनंतरची नसावी'
export const badDay = 'वैध तारीख लिहा'

export const period = (fromDate: string, toDate: string) => `${fromDate} ते ${toDate}`
export const periodBy = (kind: string, fromDate: string, toDate: string) => `${kind}, ${fromDate} ते ${toDate}`
