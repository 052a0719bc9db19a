export const calculate = 'इंसेंटिव की गणना करें'
export const empty = 'इंसेंटिव की गणना के लिए कोई केस नहीं है।'
export const tooMany = 'ये 10,000 से अधिक केस हैं। पहले फ़िल्टर से कम करें।'
export const reportTitle = 'इंसेंटिव रिपोर्ट'

/* The dialog (spec/2 screen 14). */
export const total = 'कुल इंसेंटिव'
/** Follows the number of cases. */
export const withoutIncentive = (count: number) => `, ${count} बिना इंसेंटिव के`
export const incentive = 'इंसेंटिव'
/** Below the cases that the dialog lists. */
export const moreInReport = (caseTotal: string) => `और ${caseTotal}, सभी रिपोर्ट में हैं`
export const reportFile = (employee: string) => `इंसेंटिव ${employee}`
