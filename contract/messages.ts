import type * as areas from './messages/index.generated.ts'

/**
 * Every text that a person reads, by area: the spec's own to the letter (its misspellings are wanted).
 * Modules and not one object, so that a bundler drops the texts that a page does not use (docs/decisions/0033).
 */
export * as messages from './messages/index.generated.ts'

type TextsOf<Area> = { [Name in keyof Area]: Area[Name] extends string ? Area[Name] : never }[keyof Area]

/** Any text of the catalogue that has no values in it: no other sentence can be given where this is asked for. */
export type MessageText = { [Area in keyof typeof areas]: TextsOf<(typeof areas)[Area]> }[keyof typeof areas]
