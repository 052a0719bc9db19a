export const title = 'पोर्टल कॉन्फिगरेशन'
export const proxyNotTrusted =
  'विनंत्या अशा प्रॉक्सीमार्फत येत आहेत ज्याचा उल्लेख TRUST_PROXY मध्ये नाही. त्यामुळे सर्व जण एकच वापरकर्ता म्हणून मोजले जातात आणि एखादी अनोळखी व्यक्ती सर्वांच्या मर्यादा संपवू शकते. TRUST_PROXY मध्ये प्रॉक्सीचा पत्ता द्या.'
export const adminPasswordEasy =
  'पहिल्या सुपरॲडमिनचा ADMIN_PASSWORD सहज ओळखता येण्यासारखा आहे. तो येथे “माझे प्रोफाइल” मध्ये बदला.'
export const clockNotTrusted =
  'या मशीनचे घड्याळ अचानक बदलले आहे किंवा डेटाबेसच्या घड्याळापेक्षा पाच मिनिटांहून जास्त वेगळे आहे. घड्याळे जुळेपर्यंत बिले आणि दंड रोखून ठेवले आहेत. घड्याळ बरोबर लावा.'
export const localLinks = (address: string) =>
  `ईमेलमधील लिंक आणि साइन अप लिंक ${address} ने सुरू होतात, ज्या फक्त या मशीनवर उघडतात. डीलर आणि कर्मचारी जो पत्ता उघडतात तो PUBLIC_URL मध्ये द्या.`
export const diskNearlyFull =
  'डेटा फोल्डरच्या डिस्कवर 1 GB पेक्षा कमी जागा उरली आहे. ती भरण्याआधी जागा मोकळी करा: भरल्यावर काहीही सेव्ह करता येणार नाही.'
export const outgoingPaused =
  'हे कार्यालय बॅकअपमधून पुनर्स्थापित केले आहे: ईमेल आणि गेटवेला जाणारे रिमाइंडर रोखून ठेवले आहेत. लोक याच कार्यालयात काम करू लागल्यावर ते सुरू करा; थांबलेले सर्व तेव्हा पाठवले जाईल.'
export const releaseOutgoing = 'ईमेल आणि रिमाइंडर सुरू करा'
export const outgoingReleased = 'ईमेल आणि रिमाइंडर पुन्हा पाठवले जात आहेत'
export const outgoingNotPaused = 'ईमेल आणि रिमाइंडर रोखलेले नाहीत'
export const backupIsOld = (target: string, when: string | null) =>
  `${lastGoodBackup(target, when)} npm run backup ची प्रक्रिया पाहा: काय चुकले ते तिच्या लॉगमध्ये आहे.`
const lastGoodBackup = (target: string, when: string | null) =>
  when === null
    ? `${target} मध्ये अजून एकही यशस्वी बॅकअप नाही.`
    : `${target} मधील शेवटचा यशस्वी बॅकअप ${when} चा आहे; ठरलेल्या अंतराच्या दुपटीहून जास्त वेळ झाला आहे.`
