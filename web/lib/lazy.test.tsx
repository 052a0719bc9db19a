import { createRootRoute, createRoute, createRouter, RouterProvider, useParams } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyDialog, lazyPage, type PageLocation } from './lazy.tsx'

afterEach(cleanup)

function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const [first] = useState(id)
  return <p>{`The page of ${first}`}</p>
}

/** A router of one page with a parameter. */
function routerOf(loader?: (where: PageLocation<{ q: string }>) => unknown) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/things/$id',
    validateSearch: ({ q }: Record<string, unknown>) => ({ q: String(q) }),
    ...lazyPage(async () => ({ Page, ...(loader && { loader }) })),
  })
  return createRouter({ routeTree: root.addChildren([page]) })
}

test('the state of a page does not stay on the page of another thing', async () => {
  const router = routerOf()
  const goTo = (id: string) => router.navigate({ href: `/things/${id}` })
  await goTo('a')
  render(<RouterProvider router={router as never} />)
  await screen.findByText('The page of a')
  await goTo('b')
  expect(await screen.findByText('The page of b')).toBeTruthy()
})

test('the loader of a page gets what its address says, checked and as it stands', async () => {
  const opened: object[] = []
  const router = routerOf((where) => opened.push(where))
  await router.navigate({ href: '/things/a?q=7&x=1', state: { status: 'paid' } })
  expect(opened).toMatchObject([
    { params: { id: 'a' }, search: { q: '7' }, rawSearch: { x: 1 }, state: { status: 'paid' }, isPreload: false },
  ])
})

test('what is pressed before a dialog is there reaches nothing below it', async () => {
  const pressed: string[] = []
  let load = (_: () => React.ReactNode) => {}
  const Dialog = lazyDialog(() => new Promise<() => React.ReactNode>((resolve) => void (load = resolve)))
  render(
    <>
      <input aria-label="below" onKeyDown={({ key }) => pressed.push(key)} />
      <Dialog />
    </>,
  )
  const press = (key: string) => fireEvent.keyDown(screen.getByLabelText('below'), { key })
  press('Enter')
  expect(pressed).toEqual([])
  press('F5')
  expect(pressed.splice(0)).toEqual(['F5'])
  await act(async () => load(() => <p>The dialog</p>))
  expect(await screen.findByText('The dialog')).toBeTruthy()
  press('Enter')
  expect(pressed).toEqual(['Enter'])
})
