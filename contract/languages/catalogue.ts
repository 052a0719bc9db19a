import type * as areas from '../messages/index.generated.ts'

type English = typeof areas
type Sentence = (...values: never[]) => unknown

/** A text of another language than English: a text for a text, a sentence of the same values, a table of the same rows. */
type TextFor<Text> = Text extends string
  ? string
  : Text extends Sentence
    ? (...values: Parameters<Text>) => Text extends (...values: never[]) => string ? string : ReturnType<Text>
    : Text extends readonly unknown[]
      ? readonly string[]
      : { readonly [Row in keyof Text]: TextFor<Text[Row]> }

/** Every text of the catalogue, in another language. */
export type Catalogue = {
  readonly [Area in keyof English]: { readonly [Name in keyof English[Area]]: TextFor<English[Area][Name]> }
}

type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
type Checked<Text, Original> = Original extends Sentence
  ? Text extends Sentence
    ? IsSame<Parameters<Text>['length'], Parameters<Original>['length']> extends true
      ? Text
      : never
    : never
  : Text

/** `never` for a text that English does not have, and for a sentence with a different number of values. */
type NothingElse<T> = {
  [Area in keyof T]: Area extends keyof English
    ? {
        [Name in keyof T[Area]]: Name extends keyof English[Area] ? Checked<T[Area][Name], English[Area][Name]> : never
      }
    : never
}

/** Returns the texts of a language; a text that is missing, surplus or of other values is a type error. */
export const catalogue = <const T extends Catalogue>(texts: T & NothingElse<T>): Catalogue => texts
