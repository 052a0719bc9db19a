/** The most attachments of a case (contract-trade section 5). */
export const MAX_ATTACHMENTS = 60

/** Kinds of attachments, by their content. */
export const attachmentKinds = ['image', 'pdf'] as const
