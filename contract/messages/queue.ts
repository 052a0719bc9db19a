/* The work that waits for the office (contract-trade section 10). */

/** What a case lacks: either of them is enough for an employee to verify it. */
export const appointmentOrApplication = 'Appointment Date or Application No'
