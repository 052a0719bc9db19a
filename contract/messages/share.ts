export const title = 'Shared with the portal'
export const files = 'Photos and files'
export const whichCase = 'Which case?'
export const found = 'Cases found'
export const leaveOut = (name: string) => `Leave out ${name}`
export const none = 'Nothing was shared'
export const howTo = 'Install the portal on the phone, then share a photo with it from the gallery.'
export const failed = 'The shared files could not be read'

/* Files that do not belong to the reader yet: any app and any web page can send some. */
const filesOf = (count: number) => (count === 1 ? '1 file' : `${count} files`)
export const unclaimed = (count: number) => `${filesOf(count)} without an owner`
export const fromPage = (address: string) => `Sent by the web page ${address}.`
export const fromUnknown = 'Sent by another app, or by a web page that hides its address.'
export const onlyYours = 'Take only what you shared yourself.'
export const mine = (count: number) => (count === 1 ? 'This file is mine' : `These ${count} files are mine`)
export const notMine = (count: number) => (count === 1 ? 'Remove the file' : `Remove the ${count} files`)

/* Files that were not taken, by the reason. */
const notTaken = (count: number) => (count === 1 ? '1 file was not taken' : `${count} files were not taken`)
export const onlyImages = (count: number) => `${notTaken(count)}: only images and PDFs`
export const tooMany = (count: number, most: number) => `${notTaken(count)}: more than ${most} files`
export const tooLarge = (count: number, mostMb: number) => `${notTaken(count)}: more than ${mostMb} MB in all`
