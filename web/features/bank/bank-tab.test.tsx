import { act, fireEvent, screen } from '@testing-library/react'
import { test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { type HeldUpload, stubUploads } from '#test/fake-upload.ts'
import { showAt } from '#test/show-at.tsx'
import { BankTab } from './bank-tab.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

const uploads: HeldUpload[] = []
stubUploads((upload) => uploads.push(upload))

const mapping = { date: 'A', utr: 'B', amount: 'C', direction: null, debit: null, balance: null }
const columns = { columns: ['A', 'B', 'C'], rows: [], mapping, sheets: [], headingRow: 1, notices: [], doubtful: [] }

async function choose(name: string) {
  const files = [new File(['A,B,C'], name)]
  const input = document.querySelector('input[type="file"]') as HTMLInputElement
  await act(async () => fireEvent.change(input, { target: { files } }))
}

test('a statement that is chosen while another is compared stays', async () => {
  await showAt('/', <BankTab />)
  await choose('wrong.csv')
  await act(async () => uploads[0]?.answer(columns))
  await act(async () => screen.getByRole('button', { name: t.bank('compare') }).click())
  await choose('right.csv')
  await act(async () => uploads[2]?.answer(columns))
  await act(async () =>
    uploads[1]?.answer({
      matches: [],
      near: [],
      unmatched: [],
      withdrawals: 0,
      unread: 0,
      contradicted: [],
      notices: [],
    }),
  )
  screen.getByText(t.bank('columnsOf', { fileName: 'right.csv' }))
})
