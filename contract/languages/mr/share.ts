export const title = 'पोर्टलसोबत शेअर केलेले'
export const files = 'फोटो आणि फायली'
export const whichCase = 'कोणत्या केससाठी?'
export const found = 'सापडलेल्या केसेस'
export const leaveOut = (name: string) => `${name} वगळा`
export const none = 'काहीही शेअर केलेले नाही'
export const howTo = 'पोर्टल फोनवर इन्स्टॉल करा, मग गॅलरीतून फोटो त्याच्यासोबत शेअर करा.'
export const failed = 'शेअर केलेल्या फायली वाचता आल्या नाहीत'

export const unclaimed = (count: number) =>
  count === 1 ? '1 फाईल, अजून कोणाचीही नाही' : `${count} फायली, अजून कोणाच्याही नाहीत`
export const fromPage = (address: string) => `${address} या वेब पानाने पाठवले.`
export const fromUnknown = 'दुसऱ्या ॲपने पाठवले, किंवा आपला पत्ता लपवणाऱ्या वेब पानाने.'
export const onlyYours = 'आपण स्वतः शेअर केलेलेच घ्या.'
export const mine = (count: number) => (count === 1 ? 'ही फाईल माझी आहे' : `या ${count} फायली माझ्या आहेत`)
export const notMine = (count: number) => (count === 1 ? 'फाईल काढा' : `${count} फायली काढा`)
const notTaken = (count: number) => (count === 1 ? '1 फाईल घेतली नाही' : `${count} फायली घेतल्या नाहीत`)
export const onlyImages = (count: number) => `${notTaken(count)}: फक्त चित्रे आणि PDF`
export const tooMany = (count: number, most: number) => `${notTaken(count)}: ${most} पेक्षा जास्त फायली`
export const tooLarge = (count: number, mostMb: number) => `${notTaken(count)}: एकूण ${mostMb} MB पेक्षा जास्त`
