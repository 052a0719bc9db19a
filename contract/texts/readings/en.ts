export const readings = {
  /* Reading papers. */
  saved: 'Reading of papers saved',
  badKinds: 'Choose the kinds of papers that are read',
  tooSlow: 'This file takes too long to read',
  tooLarge: 'This file is too large to read',
} as const
