/* Labels and hints of the fields that many forms share. */
/** The placeholder of a combobox. */
export const typeToFind = 'खोजने के लिए लिखें'
export const codeHint = 'आपके ऑथेंटिकेटर ऐप का कोड, या कोई रिकवरी कोड।'
