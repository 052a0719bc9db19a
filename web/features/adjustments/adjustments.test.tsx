import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { AdjustDialog } from './adjustments.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

afterEach(cleanup)

test('says that the cases could not be read, instead of offering none', async () => {
  const refused = { success: false, message: t.transactions('tooLong'), errors: {} }
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 400 }))
  await showAt('/', <AdjustDialog client={{ id: 'client', firmName: 'Shah Motors' }} onClose={() => {}} />)
  const failure = await screen.findByText(new RegExp(t.transactions('tooLong')))
  expect(failure.closest('[role="alert"]')).not.toBeNull()
})
