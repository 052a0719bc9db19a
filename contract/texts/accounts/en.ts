export const accounts = {
  /* The page of what the office's books need. */
  title: 'Accounts',
  description: "What your accountant needs from the portal, in the accountant's own formats.",
} as const
