export const views = {
  nameRequired: 'Give the view a name',
  listRequired: 'Choose the list',
  listStays: 'A view stays with its list',
  notShared: 'Only the superadmin shares views',
  notYours: 'Only the person who saved this view can change it',
  tooMany: 'You have 100 views. Delete one first',
  saved: 'View saved',
  deleted: 'View deleted',
  startSet: 'Start view changed',
  badRole: 'Choose superadmins or employees',
  notTheirList: 'Employees do not have this list',
  shareFirst: 'Share the view first: a role begins with a shared view',

  /* The line of views above a list. */
  title: 'Views',
  all: 'All',
  save: 'Save view',
  saveText: 'Keeps the filters, the search, the order and the columns of this list under a name.',
  rename: 'Rename view',
  share: 'Everyone who has this list sees it',
  sharedBy: 'Shared by {name}',
  actionsOf: 'View {name}',
  makeStart: 'Begin with this view',
  notStart: 'Begin with all',
  /** Entries that are ticked for the roles that begin with the view. */
  startOf: {
    superadmin: 'Superadmins begin with this view',
    employee: 'Employees begin with this view',
  },
  remove: 'Delete view',
  removeTitle: 'Delete the view {name}?',
  removeText: 'The rows of the list stay as they are.',
} as const
