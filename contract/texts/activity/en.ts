export const activity = {
  fetchFailed: 'The activity log could not be loaded',
  empty: 'No activity between these dates matches the filters.',

  kindCase: 'Case',
  kindPayment: 'Payment',
  kindBill: 'Bill',
  kindRequest: 'Request',
  kindClient: 'Client',
  kindUser: 'User',
  kindBranch: 'Branch',
  kindFirm: 'HPT/HPA',
  kindRto: 'RTO',
  kindService: 'Service',
  kindForm: 'Form',
  kindVehicle: 'Vehicle',
  kindSetting: 'Setting',
  kindDocument: 'Document',
  kindMail: 'Mail',
  kindKey: 'API key',
  kindWebhook: 'Webhook',
  kindImport: 'Import',
  /* The columns, and the filters of the same names. */
  timeLabel: 'When',
  actorLabel: 'Who',
  actionLabel: 'What',
  kindLabel: 'Kind',
  /** The case, bill or person of an entry. */
  aboutLabel: 'About',
  changesLabel: 'Changes',
  /** The name of a payment. */
  paymentOf: '{amount} of {firmName}',
  moreChanges: '{count} more',
  everyKind: 'All kinds',
  everyPerson: 'Everyone',
  nobodySignedIn: 'Nobody signed in',
  everyAction: 'Any action',

  /* The actor of an entry that no signed-in user caused. */
  notSignedIn: 'Not signed in',
  thePortal: 'The portal',

  title: 'Activity',
  description: 'All changes, newest first. Entries cannot be changed or removed.',
} as const
