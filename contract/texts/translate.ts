import type { GetICUArgs } from '@schummar/icu-type-parser'
import type { ReactNode } from 'react'
import type { englishTexts } from './english.ts'

/* The types of texts: what a text is called, and which values it takes, read from its English. */

type English = typeof englishTexts
export type AreaName = keyof English

type InAnyLanguage<Text> = Text extends string
  ? string
  : Text extends readonly unknown[]
    ? readonly string[]
    : { readonly [Row in keyof Text]: InAnyLanguage<Text[Row]> }

/** The texts of any language: those of English, no less. */
export type Texts = InAnyLanguage<English>

/** A row whose name has a dot, `case.created`, is read from the table: `t.webhooks.raw('events')`. */
type RowOf<Table> = keyof Table extends infer Row
  ? Row extends `${string}.${string}`
    ? never
    : Row & (string | number)
  : never

/** The name of a text in its area: `tooMany`, and of a row in a table of texts: `roles.employee`. */
type NameIn<Area> = {
  [Name in keyof Area & string]: Area[Name] extends string
    ? Name
    : Area[Name] extends readonly unknown[]
      ? never
      : `${Name}.${RowOf<Area[Name]>}`
}[keyof Area & string]

type TableIn<Area> = { [Name in keyof Area]: Area[Name] extends string ? never : Name }[keyof Area & string]

/** The English text; a row of a table has no values. */
type Wording<Area, Name> = Name extends keyof Area ? Area[Name] : ''

/** The values of a text: `{name}` takes a text or a number as it is, `{count, number}` and a plural a number. */
type ValuesOf<Text> = GetICUArgs<
  Text & string,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>

/** Braces may stand in a text for themselves: `'{'owner'}'`. */
type HasValues<Text> = Text extends `${string}{${string}` ? (keyof ValuesOf<Text> extends never ? false : true) : false

type Arguments<Text> = HasValues<Text> extends true ? [values: ValuesOf<Text>] : []

/** The pieces with markup in a sentence, by their tags: `<name></name>`. */
type Pieces<Text> = Text extends `${string}<${infer Tag}>${infer Rest}`
  ? (Tag extends `/${string}` ? unknown : { readonly [T in Tag]: (chunks: ReactNode) => ReactNode }) & Pieces<Rest>
  : unknown

/** The translator of an area, `t.rates`. */
export interface AreaTexts<Area> {
  /** Returns a text in the language in force. */
  <Name extends NameIn<Area>>(name: Name, ...values: Arguments<Wording<Area, Name>>): string
  /** Returns a sentence with markup: a function for each tag gives its piece. */
  rich<Name extends NameIn<Area>>(
    name: Name,
    values: ValuesOf<Wording<Area, Name>> & Pieces<Wording<Area, Name>>,
  ): ReactNode
  /** Returns a table of texts. */
  raw<Name extends TableIn<Area>>(name: Name): InAnyLanguage<Area[Name]>
}

export type AllTexts = { readonly [Area in AreaName]: AreaTexts<English[Area]> }

/** The full name of a text: `rates.tooMany`. */
export type FullName = { [Area in AreaName]: `${Area}.${NameIn<English[Area]>}` }[AreaName]

/** The English of each text by its full name. */
type Wordings = {
  [Name in FullName]: Name extends `${infer Area extends AreaName}.${infer Own}` ? Wording<English[Area], Own> : never
}

/** The full name of a text without values; as the code of an error it is a part of the API. */
export type TextName = {
  [Name in FullName]: HasValues<Wordings[Name]> extends true ? never : Name
}[FullName]

declare const later: unique symbol
/** A text that is put into words later, by `textOf`: what `textKey` returns. */
export type Later = string & { readonly [later]: true }
/** The same, or the name of a text without values. */
export type TextKey = TextName | Later

/** The values of a text that is put into words later; a value may be such a text itself. */
export type LaterArguments<Name extends FullName> = Arguments<Wordings[Name]>
