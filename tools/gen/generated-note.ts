/** The first line of a generated file. */
export const generatedFrom = (source: string) => `Generated from ${source} by \`npm run gen\`; do not edit.`
