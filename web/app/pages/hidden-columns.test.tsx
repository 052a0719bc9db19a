import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { Page as FormsPage } from '#web/features/official-forms/forms-page.tsx'
import { Page as FirmsPage } from '#web/features/reference/firms-page.tsx'
import { switchLanguage } from '#web/lib/language.ts'

vi.stubGlobal('fetch', () => new Promise(() => {})) // an answer that does not come
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

afterEach(async () => {
  cleanup()
  localStorage.clear()
  await switchLanguage('en')
})

const isColumnShown = async () => {
  fireEvent.keyDown(screen.getByRole('button', { name: t.table('columns') }), { key: 'Enter' })
  return (await screen.findByRole('menuitemcheckbox', { name: t.fields('active') })).getAttribute('aria-checked')
}

test.each([
  ['firms', FirmsPage],
  ['official forms', FormsPage],
])('a column of %s that a user hid stays hidden in another language', async (_, Page) => {
  await showAt('/', <Page />)
  expect(await isColumnShown()).toBe('true')
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: t.fields('active') }))
  cleanup()
  await switchLanguage('hi')
  await showAt('/', <Page />)
  expect(await isColumnShown()).toBe('false')
})
