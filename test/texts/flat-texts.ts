type Table = { readonly [Name in string]: string | Table }

/** Returns every text of a catalogue with its full name, `rates.tooMany`. */
export const flatTexts = (texts: object, before = ''): [name: string, text: string][] =>
  Object.entries(texts as Table).flatMap(([name, text]) =>
    typeof text === 'string' ? [[`${before}${name}`, text]] : flatTexts(text, `${before}${name}.`),
  )
