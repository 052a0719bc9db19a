/* Labels and hints of the fields that many forms share. */
/** The placeholder of a combobox. */
export const typeToFind = 'Type to find'
export const codeHint = 'From your authenticator app, or a recovery code.'
