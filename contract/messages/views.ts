export const nameRequired = 'Give the view a name'
export const listRequired = 'Choose the list'
export const listStays = 'A view stays with its list'
export const notShared = 'Only the superadmin shares views'
export const notYours = 'Only the person who saved this view can change it'
export const tooMany = 'You have 100 views. Delete one first'
export const saved = 'View saved'
export const deleted = 'View deleted'
export const startSet = 'Start view changed'
export const badRole = 'Choose superadmins or employees'
export const notTheirList = 'Employees do not have this list'
export const shareFirst = 'Share the view first: a role begins with a shared view'

/* The line of views above a list. */
export const title = 'Views'
export const all = 'All'
export const save = 'Save view'
export const saveText = 'Keeps the filters, the search, the order and the columns of this list under a name.'
export const rename = 'Rename view'
export const share = 'Everyone who has this list sees it'
export const sharedBy = (name: string) => `Shared by ${name}`
export const actionsOf = (name: string) => `View ${name}`
export const makeStart = 'Begin with this view'
export const notStart = 'Begin with all'
/** Entries that are ticked for the roles that begin with the view. */
export const startOf = {
  superadmin: 'Superadmins begin with this view',
  employee: 'Employees begin with this view',
} as const
export const remove = 'Delete view'
export const removeTitle = (name: string) => `Delete the view ${name}?`
export const removeText = 'The rows of the list stay as they are.'
