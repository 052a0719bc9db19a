export const languages = {
  title: 'Language',
  description: 'Of the screens, mails and PDFs that you read. Names and what the office has typed stay as they are.',
  choose: 'Language: {name}',
  changed: 'Language changed',
  changeFailed: 'The language could not be changed',
  notKnown: 'Choose English, Hindi or Marathi',
} as const
