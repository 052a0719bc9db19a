/* Every hostile value in every place of every call, every unfinished request, and every field that is not known. */
const tests: readonly string[] = ['#test/bad-input.test.ts', '#test/cut-requests.test.ts', '#test/role-matrix.test.ts']
for (const file of tests) await import(file)
