import { bugsIn, type Mutant } from './mutant.ts'

/* Bugs of what is read of papers: a value that nobody has confirmed, a card of a person, a proof that agrees falsely. */

export const readingBugs: readonly Mutant[] = [
  ...bugsIn('server/adapters/reading/read-paper.ts', 'server/features/readings/readings.test.ts', {
    'card-of-a-person-read': ['if (!kind || (isCard && weight < SURE)) return NOTHING', 'if (!kind) return NOTHING'],
  }),
  ...bugsIn('server/adapters/reading/read-paper.ts', 'read-paper.test.ts', {
    'disputed-value-certain': ['const most = isDisputed ? DISAGREES :', 'const most ='],
    'lookalike-certain': ['alternatives.length > 0 ? LOOKS_ALIKE : 1', '1'],
    'one-of-two-paper-numbers': [' || others.some(({ value }) => value !== best.value)) return null', ') return null'],
  }),
  ...bugsIn('server/adapters/reading/read-values.ts', 'read-paper.test.ts', {
    'chassis-mended-certain': [
      'return found(run, mended, mended === run.text ? 1 : CORRECTED)',
      'return found(run, mended, 1)',
    ],
    'expiry-in-sixty-years-certain': ['return isPlausible && all.length <= 2 ? last', 'return all.length <= 2 ? last'],
    'aadhaar-as-number-of-a-paper': [' || maskAadhaarIn(value) !== value) return null', ') return null'],
  }),
  ...bugsIn('server/features/readings/proof-readings.ts', 'readings.test.ts', {
    'old-proof-agrees': ['read <= day && read >= addDays(day, -DAYS_BEFORE)', 'read <= day'],
  }),
  ...bugsIn('server/features/readings/routes.ts', 'readings.test.ts', {
    'other-vehicle-certain': ['isOtherVehicle ? Math.min(certainty, OF_OTHER_VEHICLE) : certainty', 'certainty'],
    'read-while-off': ['if (!isOn) return NOTHING', ''],
  }),
  ...bugsIn('server/features/readings/read-waiting-files.ts', 'readings.test.ts', {
    'kind-kept-that-is-off': ['read.kind && kinds.includes(read.kind) ? read : NOTHING', 'read'],
  }),
  ...bugsIn('web/features/readings/proposals-of-papers.ts', 'proposals-of-papers.test.ts', {
    'papers-of-two-vehicles-certain': ['proposed(inOrder, isOfOne && agree)', 'proposed(inOrder, agree)'],
    'differing-papers-certain': ['proposed(inOrder, isOfOne && agree)', 'proposed(inOrder, isOfOne)'],
  }),
]
