/* Labels and hints of the fields that many forms share. */
export const reason = 'Reason'
/** The placeholder of a combobox. */
export const typeToFind = 'Type to find'
/** The field of a code of the second factor. */
export const code = 'Code'
export const codeHint = 'Of your authenticator app, or a recovery code.'
