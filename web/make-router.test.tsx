import { RouterProvider, useParams } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { makeRouter } from './make-router.tsx'
import { page } from './shell/page-entry.ts'

afterEach(cleanup)

function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const [first] = useState(id)
  return <p>{`The page of ${first}`}</p>
}

test('the state of a page does not stay on the page of another thing', async () => {
  const shown = page('/things/$id' as '/', { page: async () => ({ Page }) })
  const none = async () => [] as const
  const router = makeRouter([shown] as never, { superadmin: none, employee: none, client: none })
  const goTo = (id: string) => router.navigate({ to: `/things/${id}` as never })
  await goTo('a')
  render(<RouterProvider router={router} />)
  await screen.findByText('The page of a')
  await goTo('b')
  expect(await screen.findByText('The page of b')).toBeTruthy()
})
