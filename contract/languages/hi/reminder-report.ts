/* The page "Reminder report" (contract-trade section 6). */
export const title = 'रिमाइंडर रिपोर्ट'
export const description = 'पिछले बारह महीनों के रिमाइंडरों का क्या नतीजा रहा।'
export const fetchFailed = 'रिपोर्ट लोड नहीं हो सकी'
export const caption = 'महीने और कागज़ के अनुसार रिमाइंडर'
export const sent = 'भेजे गए'
export const renewed = 'हमसे नवीनीकृत'
export const elsewhere = 'और कहीं नवीनीकृत'
export const share = 'भेजे गए में से नवीनीकृत'
export const percent = (share: number) => `${share} %`
export const explained = 'नवीनीकरण उस महीने में गिना जाता है जिसमें वह दर्ज हुआ।'
export const empty = 'अभी कोई रिमाइंडर नहीं'
export const emptyDetail = 'भेजे गए रिमाइंडर और उनका नतीजा यहाँ महीने के अनुसार दिखेगा।'
