/* The page of what the office's books need (contract-trade section 9). */
export const title = 'अकाउंट्स'
export const description = 'पोर्टल से आपके अकाउंटेंट को जो चाहिए, उन्हीं के प्रारूप में।'
