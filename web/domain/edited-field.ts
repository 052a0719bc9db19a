/** A field that the form of a case opens at: the fragment of its address. */
export const APPOINTMENT = 'appointmentDate'
export type EditedField = typeof APPOINTMENT
