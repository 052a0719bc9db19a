export const question = 'केस, पेमेंट किंवा बिलाबद्दल काही प्रश्न आहे?'
export const customerCare = 'ग्राहक सेवा मदतीसाठी तत्पर आहे.'
export const askOffice = 'कृपया आपल्या कार्यालयाला विचारा.'
