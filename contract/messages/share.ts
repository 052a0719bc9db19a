export const title = 'Shared with the portal'
export const files = 'Photos and files'
export const whichCase = 'Which case?'
export const found = 'Cases found'
export const leaveOut = (name: string) => `Leave out ${name}`
export const none = 'Nothing was shared'
export const howTo = 'Install the portal on the phone, then share a photo with it from the gallery.'
export const failed = 'The shared files could not be read'
