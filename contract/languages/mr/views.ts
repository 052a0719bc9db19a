export const nameRequired = 'व्ह्यूला नाव द्या'
export const listRequired = 'यादी निवडा'
export const listStays = 'व्ह्यूची यादी बदलता येत नाही'
export const notShared = 'फक्त सुपरॲडमिन व्ह्यू शेअर करू शकतात'
export const notYours = 'हा व्ह्यू ज्यांनी सेव्ह केला फक्त तेच तो बदलू शकतात'
export const tooMany = 'आपल्याकडे 100 व्ह्यू आहेत. आधी एक हटवा'
export const saved = 'व्ह्यू सेव्ह झाला'
export const deleted = 'व्ह्यू हटवला'
export const startSet = 'सुरुवातीचा व्ह्यू बदलला'
export const badRole = 'सुपरॲडमिन किंवा कर्मचारी निवडा'
export const notTheirList = 'कर्मचाऱ्यांना ही यादी नाही'
export const shareFirst = 'आधी व्ह्यू शेअर करा: भूमिकेची सुरुवात शेअर केलेल्या व्ह्यूनेच होते'

export const title = 'व्ह्यू'
export const all = 'सर्व'
export const save = 'व्ह्यू सेव्ह करा'
export const saveText = 'या यादीचे फिल्टर, शोध, क्रम आणि स्तंभ एका नावाने जपून ठेवते.'
export const rename = 'व्ह्यूचे नाव बदला'
export const share = 'ही यादी असलेल्या सर्वांना दिसेल'
export const sharedBy = (name: string) => `${name} यांनी शेअर केला`
export const actionsOf = (name: string) => `व्ह्यू ${name}`
export const makeStart = 'या व्ह्यूने सुरुवात करा'
export const notStart = 'सर्व नोंदींनी सुरुवात करा'
export const startOf = {
  superadmin: 'सुपरॲडमिन या व्ह्यूने सुरुवात करतील',
  employee: 'कर्मचारी या व्ह्यूने सुरुवात करतील',
} as const
export const remove = 'व्ह्यू हटवा'
export const removeTitle = (name: string) => `${name} हा व्ह्यू हटवायचा?`
export const removeText = 'यादीतील नोंदी तशाच राहतात.'
