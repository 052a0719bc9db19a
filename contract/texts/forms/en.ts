export const forms = {
  /* Labels and hints of the fields that many forms share. */
  /** The placeholder of a combobox. */
  typeToFind: 'Type to find',
  codeHint: 'From your authenticator app, or a recovery code.',
} as const
