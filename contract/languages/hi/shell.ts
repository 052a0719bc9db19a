import { pluralOf } from '../language.ts'

const plural = pluralOf('hi')

/* The shell around all pages. */
/** Beside the logo in the sidebar and in the top bar of a phone. */
export const shortName = 'Vehicle Records'
export const skipToPage = 'सीधे पेज पर जाएँ'
export const mainMenu = 'मुख्य'
export const menu = 'मेन्यू'
/** The bar at the bottom of a client's phone. */
export const bottomBar = 'मुख्य पेज'
export const openMenu = 'मेन्यू खोलें'
export const closeMenu = 'मेन्यू बंद करें'
export const toggleSidebar = 'साइडबार दिखाएँ/छिपाएँ'
export const toggleSidebarWithKey = (ctrl: string) => `साइडबार दिखाएँ/छिपाएँ (${ctrl} B)`
export const search = 'खोजें'
export const searchKey = (ctrl: string) => `${ctrl} K`
export const searchEverything = 'सब कुछ खोजें'
export const searchEverythingWithKey = (ctrl: string) => `सब कुछ खोजें (${ctrl} K)`
/** The choice between the light and the dark theme. */
export const theme = 'थीम'
export const themeOfDevice = 'डिवाइस जैसी'
export const themeLight = 'हल्की'
export const themeDark = 'गहरी'

/* The keyboard shortcuts. */
export const keysTitle = 'कीबोर्ड शॉर्टकट'
export const keySearchTable = 'इस पेज की तालिका में खोजें'
export const keySidebar = 'साइडबार दिखाएँ या छिपाएँ'
export const keySendForm = 'फ़ॉर्म जमा करें'
export const keyNextSection = 'केस फ़ॉर्म का अगला भाग'
export const keyPreviousSection = 'केस फ़ॉर्म का पिछला भाग'
export const keyClose = 'डायलॉग, सूची या खोज बंद करें'
export const keyNotification = 'सूचना पर जाएँ, जैसे उसके वापस लें पर'
export const keyShortcutList = 'कीबोर्ड शॉर्टकट'
export const singleKeysOff = 'इस डिवाइस पर एकल कुंजियाँ बंद हैं। मेरी प्रोफ़ाइल में इन्हें चालू करें।'

/* The pages for errors and unknown addresses. */
export const pageFailed = 'यह पेज नहीं दिखाया जा सका'
export const reloadPage = 'पेज फिर से लोड करें'
export const pageNotFound = 'पेज नहीं मिला'
export const pageNotFoundDetail = 'इस पते पर कोई पेज नहीं है। पता गलत लिखा हो सकता है, या पेज हटा दिया गया है।'
export const goHome = 'होम पेज पर जाएँ'
export const changesWillBeLost = (count: number) =>
  plural(count, `${count} बदलाव भेजना बाकी है और वह मिटा दिया जाएगा।`, `${count} बदलाव भेजने बाकी हैं और वे मिटा दिए जाएँगे।`)
