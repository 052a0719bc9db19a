/* Customer care in the footer of a client's pages (spec/2 point 1). */
export const question = 'केस, भुगतान या बिल के बारे में कोई सवाल है?'
export const customerCare = 'ग्राहक सेवा से बेझिझक पूछें।'
/** Where neither a phone number nor an e-mail address is set. */
export const askOffice = 'कृपया अपने कार्यालय से पूछें।'
