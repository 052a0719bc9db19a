import { expect, test } from 'vitest'
import type { CasePaper } from '#contract/papers/paper.ts'
import { wantedPapersOf } from './file-state.tsx'

const paper = (name: string, about: Partial<CasePaper>) =>
  ({ name, services: ['fitness'], isRequired: true, state: 'missing', ...about }) as CasePaper

test('a case wants its required papers and those that were asked for in it alone, as long as they are missing or deficient', () => {
  const papers = [
    paper('required', {}),
    paper('optional', { isRequired: false }),
    paper('deficient', { state: 'deficient' }),
    paper('here', { state: 'received' }),
    paper('own', { isRequired: false, services: [] }),
    paper('own and deficient', { isRequired: false, services: [], state: 'deficient' }),
    paper('own and here', { isRequired: false, services: [], state: 'received' }),
    paper('own and not needed', { isRequired: false, services: [], state: 'notNeeded' }),
  ]
  expect(wantedPapersOf({ papers }).map(({ name }) => name)).toEqual([
    'required',
    'deficient',
    'own',
    'own and deficient',
  ])
})
