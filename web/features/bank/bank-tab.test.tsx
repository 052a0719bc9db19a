import { act, fireEvent, screen } from '@testing-library/react'
import { test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { showAt } from '#test/show-at.tsx'
import { BankTab } from './bank-tab.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

/** The uploads, each with what answers it. */
const uploads: ((data: object) => Promise<void>)[] = []
class Upload {
  status = 200
  response = {}
  upload = {}
  onload = () => undefined
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  send() {
    uploads.push((data) =>
      act(async () => {
        this.response = { data }
        this.onload()
      }),
    )
  }
}
vi.stubGlobal('XMLHttpRequest', Upload)

const columns = { columns: ['A', 'B', 'C'], rows: [], mapping: { date: 'A', utr: 'B', amount: 'C', direction: null } }

async function choose(name: string) {
  const files = [new File(['A,B,C'], name)]
  const input = document.querySelector('input[type="file"]') as HTMLInputElement
  await act(async () => fireEvent.change(input, { target: { files } }))
}

test('a statement that is chosen while another is compared stays', async () => {
  await showAt('/', <BankTab />)
  await choose('wrong.csv')
  await uploads[0]?.(columns)
  await act(async () => screen.getByRole('button', { name: messages.bank.compare }).click())
  await choose('right.csv')
  await uploads[2]?.(columns)
  await uploads[1]?.({ matches: [], near: [], unmatched: [], withdrawals: 0, unread: 0 })
  screen.getByText(messages.bank.columnsOf('right.csv'))
})
