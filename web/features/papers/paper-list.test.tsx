import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Checklist } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { PaperList } from './paper-list.tsx'

vi.stubGlobal('fetch', () => new Promise(() => {})) // an answer that does not come
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

const file = { id: 'file', name: 'rc.pdf', mime: 'application/pdf', paperId: 'rc', by: { role: 'client' } }
const paperOf = (checkedAt: string | null) => ({
  ...{ paperId: 'rc', name: 'RC book', formNo: null, services: [], isRequired: true, state: 'missing', note: null },
  ...{ by: null, at: null, checkedBy: null, checkedAt, attachments: [file] },
})
let look: () => void

function Papers() {
  const [checkedAt, setCheckedAt] = useState<string | null>(null)
  look = () => setCheckedAt('2026-11-05T06:00:00Z')
  const checklist = { papers: [paperOf(checkedAt)], loose: [], required: 1, lacking: 1 } as unknown as Checklist
  const none = () => undefined
  return <PaperList caseId="one" checklist={checklist} viewer="superadmin" over={null} onAsk={none} onOpen={none} />
}

test('a paper that was looked at keeps the focus', async () => {
  await showAt('/', <Papers />)
  screen.getByRole('button', { name: t.papers('lookedAtPaper', { name: 'RC book' }) }).focus()
  await act(async () => look())
  expect(document.activeElement?.closest('[data-paper]')).not.toBeNull()
})
