/** Returns a text without the characters that XML 1.0 cannot hold, not even as references: controls, lone surrogates. */
export const onlyXmlCharacters = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes a text for the content of an element or the value of an attribute; lines become one. */
export const escapeXml = (text: string): string =>
  onlyXmlCharacters(text)
    .replace(/\s+/g, ' ')
    .replace(/[&<>"']/g, (sign) => REFERENCES[sign] ?? '')
