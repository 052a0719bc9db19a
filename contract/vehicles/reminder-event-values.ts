/** The ways in which an owner is reminded. */
export const reminderChannels = ['WHATSAPP', 'SMS', 'CALL', 'MAIL'] as const
export const reminderOutcomes = ['sent', 'willRenew', 'notReached', 'renewedElsewhere'] as const
/** What was done about an expiry of a vehicle. */
export const reminderActs = ['sent', 'snoozed', 'renewed'] as const
