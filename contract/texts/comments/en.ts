export const comments = {
  title: 'Comments',
  noneOfDealer: 'Ask the office about this case here.',
  fetchFailed: 'The comments could not be loaded',
  text: 'Comment',
  textRequired: 'Write a comment',
  audienceRequired: 'Say whether the comment is internal',
  notInternal: 'Only the office writes internal comments',
  internal: 'Internal',
  dealerSees: 'Dealer sees this',
  send: 'Send',
  sendToDealer: 'Send to dealer',
  addNote: 'Add internal note',
  sent: 'Comment added',
  sendFailed: 'The comment could not be added',

  /* Frequent answers of the office to the dealer. */
  frequentAnswers: 'Frequent answers',
  papersReceived: 'We have received the papers.',
  fileSubmitted: 'The file is submitted at the RTO.',
  sendPapers: 'Please send the missing papers.',

  /* Frequent answers of a dealer, which one tap sends. */
  answerAtOnce: 'Answer at once',
  thanks: 'Thank you.',
  sendToday: 'I will send it today.',
  callMe: 'Please call me.',
} as const
