/**
 * A field that the form of a case opens at. It is navigation state: the address of the form stays the one of the
 * specification.
 */
export const APPOINTMENT = 'appointmentDate'
export type EditedField = typeof APPOINTMENT

declare module '@tanstack/react-router' {
  interface HistoryState {
    field?: EditedField
  }
}
