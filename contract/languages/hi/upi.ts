export const invalid = 'UPI ID का प्रारूप सही नहीं है'
export const updated = 'UPI ID अपडेट हो गई'
export const updateFailed = 'UPI ID अपडेट नहीं हो सकी'
export const fetchFailed = 'UPI ID लोड नहीं हो सकी'
/** Goes to UPI apps, so it stays in Latin letters. */
export const note = 'CASE FEE'
export const notSet = 'अभी कोई UPI ID सेट नहीं है। कार्यालय से पूछें कि भुगतान कैसे करें, या दूसरा तरीका चुनें।'
