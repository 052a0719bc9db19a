/* Backups into a store of objects again and again, the damaged copy of an upload, and every secret that opens a backup. */
const tests: readonly string[] = ['#server/backup/make-backup.test.ts', '#server/backup/backup.test.ts']
for (const file of tests) await import(file)
