import arabic from '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf?url'
import arabicBold from '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf?url'
import bengali from '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf?url'
import bengaliBold from '@expo-google-fonts/noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf?url'
import gujarati from '@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf?url'
import gujaratiBold from '@expo-google-fonts/noto-sans-gujarati/600SemiBold/NotoSansGujarati_600SemiBold.ttf?url'
import gurmukhi from '@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf?url'
import gurmukhiBold from '@expo-google-fonts/noto-sans-gurmukhi/600SemiBold/NotoSansGurmukhi_600SemiBold.ttf?url'
import kannada from '@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf?url'
import kannadaBold from '@expo-google-fonts/noto-sans-kannada/600SemiBold/NotoSansKannada_600SemiBold.ttf?url'
import malayalam from '@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf?url'
import malayalamBold from '@expo-google-fonts/noto-sans-malayalam/600SemiBold/NotoSansMalayalam_600SemiBold.ttf?url'
import oriya from '@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf?url'
import oriyaBold from '@expo-google-fonts/noto-sans-oriya/600SemiBold/NotoSansOriya_600SemiBold.ttf?url'
import tamil from '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf?url'
import tamilBold from '@expo-google-fonts/noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf?url'
import telugu from '@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf?url'
import teluguBold from '@expo-google-fonts/noto-sans-telugu/600SemiBold/NotoSansTelugu_600SemiBold.ttf?url'
import type { ScriptFont, Weight } from './font-files.ts'

/** Where a browser finds the fonts of other scripts; it fetches those that a report needs. */
export const fontAddresses: Record<ScriptFont, Record<Weight, string>> = {
  Gujarati: { normal: gujarati, bold: gujaratiBold },
  Tamil: { normal: tamil, bold: tamilBold },
  Telugu: { normal: telugu, bold: teluguBold },
  Kannada: { normal: kannada, bold: kannadaBold },
  Malayalam: { normal: malayalam, bold: malayalamBold },
  Bengali: { normal: bengali, bold: bengaliBold },
  Gurmukhi: { normal: gurmukhi, bold: gurmukhiBold },
  Oriya: { normal: oriya, bold: oriyaBold },
  Arabic: { normal: arabic, bold: arabicBold },
}
