/* Every PDF that takes too long, and every bad upload under both names. */
const tests: readonly string[] = [
  '#server/features/attachments/hostile-pages.test.ts',
  '#server/features/attachments/hostile-uploads.test.ts',
  '#server/features/attachments/written-pdfs.test.ts',
]
for (const file of tests) await import(file)
