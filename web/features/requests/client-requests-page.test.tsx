import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { requestEndpoints, serviceEndpoints } from '#web/endpoints.generated.ts'
import { queryClient } from '#web/lib/query.ts'
import { endSession, startSession } from '#web/lib/session.ts'
import { Page, RequestForm } from './client-requests-page.tsx'
import { requestsPage } from './request-queries.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('services that cannot be loaded are told in the place of the form, and asked for once', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith(serviceEndpoints.all.path)) asked()
    return Response.json({ success: false }, { status: 500 })
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  queryClient.setQueryData(requestsPage(null, 0).queryKey, { data: [] } as never)
  await showAt('/', <Page />)
  await screen.findByText(t.services('fetchFailed'))
  expect(asked).toHaveBeenCalledTimes(1)
})

test('the next plate and a photo that come while a request is sent stay', async () => {
  const answer = Promise.withResolvers<void>()
  const sent = vi.fn()
  vi.stubGlobal('XMLHttpRequest', vi.fn())
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'GET' || !address.endsWith(requestEndpoints.create.path))
      return Response.json({ success: true, message: '', data: [{ code: 'fitness', label: 'Fitness' }] })
    sent()
    await answer.promise
    return Response.json({ success: true, message: '', data: { id: 'r1' } })
  })
  const { container } = render(<RequestForm />, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  const plate = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t.caseFields('vehicleNo')}`))
  const choose = (name: string) => {
    const files = [new File(['%PDF-'], name, { type: 'application/pdf' })]
    fireEvent.change(container.querySelector('input[type="file"]') as HTMLElement, { target: { files } })
  }
  fireEvent.click(await screen.findByLabelText('Fitness'))
  fireEvent.change(plate(), { target: { value: 'MH12AB1234' } })
  choose('of-the-first.pdf')
  fireEvent.click(screen.getByRole('button', { name: t.requests('send') }))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  fireEvent.change(plate(), { target: { value: 'MH14CD5678' } })
  choose('of-the-next.pdf')
  await act(async () => answer.resolve())
  await waitFor(() => expect(screen.queryByText('of-the-first.pdf')).toBeNull())
  expect(await screen.findByText('of-the-next.pdf')).toBeTruthy()
  expect(plate().value).toBe('MH14CD5678')
  cleanup()
})

test('a file that cannot be sent is told when it is chosen, and the others stay', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data: [] }))
  const { container } = render(<RequestForm />, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  const choose = (...files: File[]) =>
    fireEvent.change(container.querySelector('input[type="file"][multiple]') as HTMLElement, { target: { files } })
  const pdf = new File(['%PDF-'], 'form-29.pdf', { type: 'application/pdf' })
  choose(new File(['PK'], 'list.xlsx', { type: 'application/zip' }), pdf)
  expect((await screen.findByRole('alert')).textContent).toBe(t.attachments('wrongKind'))
  expect(screen.queryByText('list.xlsx')).toBeNull()
  expect(screen.getByText('form-29.pdf')).toBeTruthy()
  choose(new File(['%PDF-', new ArrayBuffer(MAX_UPLOAD_BYTES)], 'scan.pdf', { type: 'application/pdf' }))
  expect((await screen.findByRole('alert')).textContent).toBe(t.payments('tooLarge'))
  choose(pdf)
  expect(screen.queryByRole('alert')).toBeNull()
  cleanup()
  act(() => endSession('logout'))
})

test('chosen files stay while another page is shown, until the user logs out', async () => {
  startSession({ id: 'asha', name: 'Asha', email: 'asha@firm.example', role: 'client' } as never, 'a token')
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data: [] }))
  const show = () =>
    render(<RequestForm />, {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    })
  const files = [new File(['%PDF-'], 'rc-book.pdf', { type: 'application/pdf' })]
  fireEvent.change(show().container.querySelector('input[type="file"]') as HTMLElement, { target: { files } })
  expect(await screen.findByText('rc-book.pdf')).toBeTruthy()
  cleanup()
  show()
  expect(screen.getByText('rc-book.pdf')).toBeTruthy()
  act(() => endSession('logout'))
  expect(screen.queryByText('rc-book.pdf')).toBeNull()
  cleanup()
})
