import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const uploaded = 'फाईल जोडली'
export const deleted = 'फाईल हटवली'
export const noFile = 'अपलोड करण्यासाठी फाईल निवडा'
export const wrongKind = 'फक्त JPEG, PNG आणि WebP प्रतिमा आणि PDF फायली चालतात.'
export const tooMany = 'एका केसमध्ये जास्तीत जास्त 60 फायली असू शकतात'
export const notYours = 'आपण स्वतः जोडलेल्या फायलीच, तासाभराच्या आत, हटवू शकता'
export const unknown = 'या केसमध्ये अशी फाईल नाही'
export const none = 'या केसमध्ये अजून फायली नाहीत'
export const unnamed = 'नाव नसलेली फाईल'
export const bundleName = (caseNo: string) => `${caseNo} कागदपत्रे`

export const notInBundle = (name: string) => `“${name}” ही फाईल येथे जोडता आली नाही. ती केसच्या पानावर स्वतंत्रपणे उघडा.`

export const otherFiles = 'इतर फायली'
export const howToAdd =
  'फायली कागदपत्रावर ओढून सोडा किंवा पेस्ट करा. JPEG, PNG, WebP, HEIC किंवा PDF, प्रत्येकी जास्तीत जास्त 10 MB.'
export const add = 'फायली जोडा'
export const addTo = (name: string) => `${name} मध्ये फायली जोडा`
export const takePhoto = (name: string) => `${name} चा फोटो काढा`
export const open = (name: string) => `${name} उघडा`
export const added = (count: number) => plural(count, `${count} फाईल जोडली`, `${count} फायली जोडल्या`)
export const waiting = 'पाठवण्याच्या प्रतीक्षेत'
export const preparing = 'तयारी सुरू आहे'
export const uploading = (name: string) => `${name} अपलोड होत आहे`
export const cancel = (name: string) => `${name} रद्द करा`
export const tryAgain = (name: string) => `${name} पुन्हा पाठवून पाहा`
export const bundle = 'सर्व कागदपत्रांची एक PDF'
export const bundleTooLarge = 'या फायली एका PDF साठी खूप मोठ्या आहेत: एकत्रित जास्तीत जास्त 100 MB. मोठ्या फायली स्वतंत्रपणे उघडा.'
export const bundleFailed = 'PDF तयार करता आली नाही'

export const facts = (place: number, count: number, by: string, at: string) => `${count} पैकी ${place} · ${by}, ${at}`
export const previous = 'मागील फाईल'
export const next = 'पुढील फाईल'
export const turn = 'फिरवा'
export const remove = 'हटवा'
export const removeTitle = 'ही फाईल हटवायची?'
export const removeDescription = (name: string) => `${name} कायमची हटवली जाईल. कागदपत्राची स्थिती तशीच राहते.`
export const removeFailed = 'फाईल हटवता आली नाही'
export const noSuchPage = 'फाईलमधील पान सांगा'
export const page = (page: number, count: number) => `पान ${page} / ${count}`
export const pageOf = (name: string, page: number) => `${name}, पान ${page}`
export const previousPage = 'मागील पान'
export const nextPage = 'पुढील पान'
export const pageFailed = 'पान दाखवता आले नाही'
export const moved = 'फाईल दुसरीकडे ठेवली'
export const notYoursToMove = 'आपण जोडलेल्या फायलीच, एका तासाच्या आत, दुसरीकडे ठेवू शकता'
export const whereTo = 'फाईल कोणत्या कागदपत्राकडे किंवा कोणत्या जागी जाईल ते सांगा'
export const noPlace = 'कागदपत्राच्या फायलींमधील जागा सांगा, मोजणी 1 पासून'
export const moveFile = (name: string) => `${name} दुसरीकडे ठेवा`
export const earlier = 'आधी'
export const later = 'नंतर'
export const moveTo = 'येथे ठेवा …'
export const moveFailed = 'फाईल दुसरीकडे ठेवता आली नाही'
export const turnedHere = 'फक्त येथे फिरवले आहे. फाईल पाठवली तशीच राहते.'
export const noPaper = 'कोणत्याही कागदपत्राची नाही'
export const signedOriginalKept = (isWhole: boolean) =>
  isWhole
    ? 'स्वाक्षरीची मूळ फाइल ठेवली आहे; तिची स्वाक्षरी पूर्ण फाइलवर आहे आणि ती येथे तपासली जात नाही.'
    : 'स्वाक्षरीची मूळ फाइल ठेवली आहे; तिची स्वाक्षरी पूर्ण फाइलवर नाही आणि ती येथे तपासली जात नाही.'
export const saveOriginal = 'स्वाक्षरीची मूळ फाइल डाउनलोड करा'
