/**
 * Every text that a person reads, by area: the spec's own to the letter (its misspellings are wanted).
 * Modules and not one object, so that a bundler drops the texts that a page does not use (docs/decisions/0033).
 */
export * as messages from './messages/index.ts'
