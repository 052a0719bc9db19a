import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, in this order; the others follow by their size. */
const longest = [
  'screens.e2e.ts',
  'administration.e2e.ts',
  'desk.e2e.ts',
  'spec-texts.e2e.ts',
  'hostile.e2e.ts',
  'attachments.e2e.ts',
  'shell.e2e.ts',
  'case-pages.e2e.ts',
  'journeys.e2e.ts',
  'queue.e2e.ts',
  'reminder-settings.e2e.ts',
  'papers.e2e.ts',
  'make-backup.test.ts',
  'backup.test.ts',
  'statements.test.ts',
  'check-start.test.ts',
  'reader-bounds.test.ts',
  'invariants.test.ts',
  'hostile-pages.test.ts',
  'payment-races.test.ts',
  'hostile-uploads.test.ts',
  'killed-jobs.test.ts',
  'month-end.test.ts',
]

/** Runs the longest files of a project first, so that no worker is left alone with one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/${name}`))
      return index < 0 ? longest.length : index
    }
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...byProject.values()].flatMap((ofOne) => ofOne.toSorted((a, b) => rank(a) - rank(b)))
  }
}
