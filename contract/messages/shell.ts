/* The shell around all pages. */
/** Beside the logo in the sidebar and in the top bar of a phone. */
export const shortName = 'Vehicle Records'
export const skipToPage = 'Skip to the page'
export const mainMenu = 'Main'
export const menu = 'Menu'
/** The bar at the bottom of a client's phone. */
export const bottomBar = 'Main pages'
export const openMenu = 'Open menu'
export const closeMenu = 'Close menu'
export const toggleSidebar = 'Toggle sidebar'
export const toggleSidebarWithKey = (ctrl: string) => `Toggle sidebar (${ctrl} B)`
export const search = 'Search'
export const searchKey = (ctrl: string) => `${ctrl} K`
export const searchEverything = 'Search everything'
export const searchEverythingWithKey = (ctrl: string) => `Search everything (${ctrl} K)`
/** The choice between the light and the dark theme. */
export const theme = 'Theme'
export const themeOfDevice = 'Same as the device'
export const themeLight = 'Light'
export const themeDark = 'Dark'

/* The keyboard shortcuts. */
export const keysTitle = 'Keyboard shortcuts'
export const keySearchTable = "Search this page's table"
export const keySidebar = 'Show or hide the sidebar'
export const keySendForm = 'Submit the form'
export const keyNextSection = 'Next section of a case form'
export const keyPreviousSection = 'Previous section of a case form'
export const keyClose = 'Close a dialog, a list or a search'
export const keyNotification = 'Go to the notification, such as its Undo'
export const keyShortcutList = 'Keyboard shortcuts'
export const singleKeysOff = 'Single keys are off on this device. My Profile switches them on.'

/* The pages for errors and unknown addresses. */
export const pageFailed = 'This page could not be shown'
export const reloadPage = 'Load the page again'
export const pageNotFound = 'Page not found'
export const pageNotFoundDetail = 'There is no page at this address. It may be mistyped, or the page was removed.'
export const goHome = 'Go to the home page'

/** Beside the question of a logout, on a device that is kept ready for the counter. */
export const changesWillBeLost = (count: number) =>
  `${count === 1 ? '1 change waits' : `${count} changes wait`} to be sent and will be deleted.`
