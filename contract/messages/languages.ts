export const title = 'Language'
export const description =
  'Of the screens, mails and PDFs that you read. Names and what the office has typed stay as they are.'
export const choose = (name: string) => `Language: ${name}`
export const changed = 'Language changed'
export const changeFailed = 'The language could not be changed'
export const notKnown = 'Choose English, Hindi or Marathi'
