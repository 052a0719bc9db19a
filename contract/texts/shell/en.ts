export const shell = {
  /* The shell around all pages. */
  /** Beside the logo in the sidebar and in the top bar of a phone. */
  shortName: 'Vehicle Records',
  skipToPage: 'Skip to the page',
  mainMenu: 'Main',
  menu: 'Menu',
  /** The bar at the bottom of a client's phone. */
  bottomBar: 'Main pages',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  toggleSidebar: 'Toggle sidebar',
  toggleSidebarWithKey: 'Toggle sidebar ({ctrl} B)',
  search: 'Search',
  searchKey: '{ctrl} K',
  searchEverything: 'Search everything',
  searchEverythingWithKey: 'Search everything ({ctrl} K)',
  /** The choice between the light and the dark theme. */
  theme: 'Theme',
  themeOfDevice: 'Same as the device',
  themeLight: 'Light',
  themeDark: 'Dark',

  /* The keyboard shortcuts. */
  keysTitle: 'Keyboard shortcuts',
  keySearchTable: "Search this page's table",
  keyRows: 'Next and previous row, or case of a list',
  spaceKey: 'Space',
  keySidebar: 'Show or hide the sidebar',
  keySendForm: 'Submit the form',
  keyNextSection: 'Next section of a case form',
  keyPreviousSection: 'Previous section of a case form',
  keyClose: 'Close a dialog, a list or a search',
  keyNotification: 'Go to the notification, such as its Undo',
  keyShortcutList: 'Keyboard shortcuts',
  singleKeysOff: 'Keys without Ctrl are off on this device. My Profile switches them on.',

  /* The pages for errors and unknown addresses. */
  pageFailed: 'This page could not be shown',
  reloadPage: 'Load the page again',
  pageNotFound: 'Page not found',
  pageNotFoundDetail: 'There is no page at this address. It may be mistyped, or the page was removed.',
  goHome: 'Go to the home page',

  /** Beside the question of a logout, on a device that is kept ready for the counter. */
  changesWillBeLost:
    '{count, plural, one {1 change waits} other {{count} changes wait}} to be sent and will be deleted.',
} as const
