import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const shortName = 'Vehicle Records'
export const skipToPage = 'थेट पानावर जा'
export const mainMenu = 'मुख्य'
export const menu = 'मेनू'
export const bottomBar = 'मुख्य पाने'
export const openMenu = 'मेनू उघडा'
export const closeMenu = 'मेनू बंद करा'
export const toggleSidebar = 'साइडबार दाखवा/लपवा'
export const toggleSidebarWithKey = (ctrl: string) => `साइडबार दाखवा/लपवा (${ctrl} B)`
export const search = 'शोधा'
export const searchKey = (ctrl: string) => `${ctrl} K`
export const searchEverything = 'सर्वत्र शोधा'
export const searchEverythingWithKey = (ctrl: string) => `सर्वत्र शोधा (${ctrl} K)`
export const theme = 'थीम'
export const themeOfDevice = 'डिव्हाइसप्रमाणे'
export const themeLight = 'उजळ'
export const themeDark = 'गडद'

export const keysTitle = 'कीबोर्ड शॉर्टकट'
export const keySearchTable = 'या पानावरील तक्त्यात शोधा'
export const keySidebar = 'साइडबार दाखवा किंवा लपवा'
export const keySendForm = 'फॉर्म सबमिट करा'
export const keyNextSection = 'केस फॉर्मचा पुढील विभाग'
export const keyPreviousSection = 'केस फॉर्मचा मागील विभाग'
export const keyClose = 'डायलॉग, यादी किंवा शोध बंद करा'
export const keyNotification = 'सूचनेवर जा, जसे तिच्या पूर्ववत करावर'
export const keyShortcutList = 'कीबोर्ड शॉर्टकट'
export const singleKeysOff = 'या डिव्हाइसवर एकेरी कळा बंद आहेत. “माझे प्रोफाइल” येथे त्या चालू करा.'

export const pageFailed = 'हे पान दाखवता आले नाही'
export const reloadPage = 'पान पुन्हा लोड करा'
export const pageNotFound = 'पान सापडले नाही'
export const pageNotFoundDetail = 'या पत्त्यावर पान नाही. पत्ता चुकीचा टाइप झाला असेल किंवा पान काढून टाकले असेल.'
export const goHome = 'मुख्यपृष्ठावर जा'

export const changesWillBeLost = (count: number) =>
  plural(count, `${count} बदल पाठवायचा बाकी आहे आणि तो हटवला जाईल.`, `${count} बदल पाठवायचे बाकी आहेत आणि ते हटवले जातील.`)
