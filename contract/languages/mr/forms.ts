export const typeToFind = 'शोधण्यासाठी टाइप करा'
export const codeHint = 'आपल्या ऑथेंटिकेटर ॲपमधील कोड किंवा रिकव्हरी कोड.'
