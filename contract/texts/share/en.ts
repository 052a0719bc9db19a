export const share = {
  title: 'Shared with the portal',
  files: 'Photos and files',
  whichCase: 'Which case?',
  found: 'Cases found',
  leaveOut: 'Leave out {name}',
  none: 'Nothing was shared',
  howTo: 'Install the portal on the phone, then share a photo with it from the gallery.',
  failed: 'The shared files could not be read',

  /* Files that do not belong to the reader yet: any app and any web page can send some. */
  unclaimed: '{count, plural, one {1 file} other {{count} files}} without an owner',
  fromPage: 'Sent by the web page {address}.',
  fromUnknown: 'Sent by another app, or by a web page that hides its address.',
  onlyYours: 'Take only what you shared yourself.',
  mine: '{count, plural, one {This file is mine} other {These {count} files are mine}}',
  notMine: '{count, plural, one {Remove the file} other {Remove the {count} files}}',

  /* Files that were not taken, by the reason. */
  onlyImages: '{count, plural, one {1 file was not taken} other {{count} files were not taken}}: only images and PDFs',
  tooMany: '{count, plural, one {1 file was not taken} other {{count} files were not taken}}: more than {most} files',
  tooLarge:
    '{count, plural, one {1 file was not taken} other {{count} files were not taken}}: more than {mostMb} MB in all',
} as const
