export const title = 'पोर्टलसोबत शेअर केलेले'
export const files = 'फोटो आणि फायली'
export const whichCase = 'कोणत्या केससाठी?'
export const found = 'सापडलेल्या केसेस'
export const leaveOut = (name: string) => `${name} वगळा`
export const none = 'काहीही शेअर केलेले नाही'
export const howTo = 'पोर्टल फोनवर इन्स्टॉल करा, मग गॅलरीतून फोटो त्याच्यासोबत शेअर करा.'
export const failed = 'शेअर केलेल्या फायली वाचता आल्या नाहीत'
