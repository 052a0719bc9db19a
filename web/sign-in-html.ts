import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { restoreSession } from '#web/lib/session.ts'
import { app } from './app.tsx'
import { paths } from './paths.ts'
import { router } from './router.ts'

/** The app at the address of sign-in, for a visitor without a session (tools/web-build). */
export const signInHtml = await renderSignIn()

async function renderSignIn(): Promise<string> {
  restoreSession()
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [paths.signIn] }),
    scrollRestoration: false,
  })
  await router.load()
  const html = renderToString(app)
  // The mark of a part that could not be rendered; React leaves it to the browser.
  if (html.includes('<!--$!-->')) throw new Error(html)
  return html
}
