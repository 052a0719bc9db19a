export const title = 'पोर्टल कॉन्फ़िगरेशन'
export const proxyNotTrusted =
  'अनुरोध ऐसे प्रॉक्सी से आ रहे हैं जिसका नाम TRUST_PROXY में नहीं है, इसलिए सब लोग एक ही माने जाते हैं और कोई अनजान व्यक्ति सबकी सीमा खत्म कर सकता है। TRUST_PROXY में प्रॉक्सी का पता सेट करें।'
export const adminPasswordEasy =
  'पहला सुपर एडमिन ऐसे ADMIN_PASSWORD से बना था जिसका अनुमान लगाना आसान है। इसे यहीं, मेरी प्रोफ़ाइल में बदलें।'
export const clockNotTrusted =
  'इस मशीन की घड़ी अचानक बदली, या डेटाबेस की घड़ी से पाँच मिनट से अधिक अलग है। घड़ियाँ मिलने तक बिल और जुर्माने रोक दिए गए हैं। घड़ी सही करें।'
export const localLinks = (address: string) =>
  `मेल के लिंक और साइन अप लिंक ${address} से शुरू होते हैं, जो केवल इसी मशीन पर खुलता है। PUBLIC_URL में वह पता सेट करें जिसे डीलर और कर्मचारी खोलते हैं।`
export const diskNearlyFull =
  'डेटा फ़ोल्डर की डिस्क में 1 GB से कम जगह बची है। डिस्क भरने से पहले जगह बनाएँ: भर जाने पर कुछ भी सहेजा नहीं जा सकेगा।'
export const mailsWaitForServer =
  'इस प्रोसेस में SMTP_URL नहीं है, जबकि इस कार्यालय की दूसरी प्रोसेस मेल सर्वर से भेजती हैं: मेल उन्हीं की प्रतीक्षा में हैं। यहाँ भी SMTP_URL सेट करें, या कार्यालय का अब कोई मेल सर्वर न हो तो हर प्रोसेस में SMTP_URL=off करें।'
export const mailServerUnprotected =
  'मेल रुके हैं: मेल सर्वर TLS नहीं देता, या उसका प्रमाणपत्र जाँचा नहीं जा सकता, इसलिए रास्ते में दूसरे लोग पासवर्ड और लिंक पढ़ सकते हैं। वहाँ TLS चालू करें, या लाइन तक कोई और न पहुँच सके तो SMTP_INSECURE=on करें।'
export const outgoingPaused =
  'यह कार्यालय बैकअप से बहाल किया गया था: मेल और गेटवे के रिमाइंडर रोक दिए गए हैं। जब लोग इसी पोर्टल पर काम करने लगें तब इन्हें चालू करें; जो रुका है, वह तब भेजा जाएगा।'
export const outgoingOfCopyPaused =
  'यह डेटा फ़ोल्डर किसी दूसरी जगह से कॉपी किया गया है: मेल, वेबहुक और गेटवे के रिमाइंडर रोक दिए गए हैं, ताकि वे किसी को दो बार न मिलें। इन्हें तभी चालू करें जब लोग इसी पोर्टल पर काम करते हों और दूसरा बंद हो चुका हो; जो रुका है, वह तब भेजा जाएगा।'
export const releaseOutgoing = 'मेल और रिमाइंडर चालू करें'
export const outgoingReleased = 'मेल और रिमाइंडर फिर से भेजे जा रहे हैं'
export const outgoingNotPaused = 'मेल और रिमाइंडर रोके नहीं गए हैं'
/** `when` is an instant as people read it, or null if there was never a good backup. */
export const backupIsOld = (target: string, when: string | null) =>
  `${lastGoodBackup(target, when)} npm run backup की प्रक्रिया देखें: उसके लॉग में लिखा है कि क्या गड़बड़ है।`
const lastGoodBackup = (target: string, when: string | null) =>
  when === null
    ? `${target} में अभी कोई सही बैकअप नहीं है।`
    : `${target} में पिछला सही बैकअप ${when} का है, यानी उसके अंतराल के दोगुने से भी पुराना।`
