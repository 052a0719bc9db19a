import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { t } from '#contract/texts.ts'
import { ComboboxField } from '#web/forms/choice-field.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { paths } from '#web/lib/paths.ts'
import { missingDealer } from './client-links.tsx'

afterEach(cleanup)

function EmptyPicker({ isSuperadmin }: { isSuperadmin: boolean }) {
  const form = useZodForm(z.strictObject({ dealer: z.string() }), { dealer: '' })
  return (
    <ComboboxField
      control={form.control}
      name="dealer"
      label="Dealer"
      options={[]}
      missing={missingDealer(isSuperadmin)}
    />
  )
}

test('an empty list of dealers offers the superadmin the sign-up link to copy and by WhatsApp', () => {
  render(<EmptyPicker isSuperadmin />)
  expect(screen.getByRole('button', { name: t.client('copySignUpLink') })).toBeTruthy()
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: t.general('sendOnWhatsApp') })
  expect(decodeURIComponent(href)).toContain(`${window.location.origin}${paths.signUp}`)
})

test('an empty list of dealers tells an employee how dealers come, and offers no link', () => {
  render(<EmptyPicker isSuperadmin={false} />)
  expect(screen.getByText(t.client('howDealersCome'), { exact: false })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
