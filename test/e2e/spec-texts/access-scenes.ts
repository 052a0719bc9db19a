import { expect } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { specifiedMenus } from '#test/specified-menus.ts'
import { paths } from '#web/lib/paths.ts'
import { delayPageScripts, storeSession } from '../visitor.ts'
import { signIn } from './acts.ts'
import { BLANK_PAGE, type Scene, type ScenePage } from './run-scene.ts'

/** Browser globals that the types of the server do not include. */
interface Styles {
  getComputedStyle(element: object): { color: string }
}

/**
 * Expects the menu of the specification: labels and addresses in order; a group's entries follow its position. The
 * screens beside the specification stand in the group More, above My Profile.
 */
const showsMenu =
  (role: Role) =>
  async ({ page }: ScenePage) => {
    const entries = specifiedMenus[role]
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    const shown = await links.evaluateAll((all) =>
      all.map((one) => [one.textContent?.trim(), one.getAttribute('href')]),
    )
    const specified = entries.map(([, address]) => address)
    const isSpecified = ([, address]: (string | null | undefined)[]) => specified.includes(address ?? '')
    expect(shown.filter(isSpecified)).toEqual(entries)
    const besides = shown.findIndex((entry) => !isSpecified(entry))
    if (besides >= 0) expect(shown.slice(besides).findIndex(isSpecified)).toBe(shown.length - besides - 1)
  }

const credentials = ({ email, password }: { email: string; password: string }) => ({ email, password })

/** Sign-in, reset, guards, menus. */
export const accessScenes: readonly Scene[] = [
  {
    section: '1 §5',
    situation: 'the sign-in is sent empty',
    alsoIn: 'sign-in-page.e2e.ts',
    actor: 'nobody',
    address: paths.signIn,
    texts: ['Email is required', 'Password is required'],
    act: ({ press }) => press('Login'),
  },
  {
    section: '1 §2, §8',
    situation: 'the server refuses a sign-in: a toast, and the message in red inline',
    actor: 'nobody',
    address: paths.signIn,
    texts: ['Login Error', 'Incorrect e-mail or password'],
    act: async (scenePage) => {
      await signIn(scenePage, scenePage.office.people.client.email, 'not the password')
      await scenePage.expectTexts('Login Error')
      const alert = scenePage.page.getByRole('alert').filter({ hasText: 'Incorrect e-mail or password' })
      await alert.waitFor()
      const colour = await alert.evaluate(
        (one: object) => (globalThis as unknown as Styles).getComputedStyle(one).color,
      )
      const [red = 0, green = 255, blue = 255] = colour.match(/[\d.]+/g)?.map(Number) ?? []
      expect(red, `in red: ${colour}`).toBeGreaterThan(Math.max(green, blue) * 2)
    },
  },
  {
    section: '1 §2 "Reset Your Password dialog"',
    situation: 'a link is asked for: the button waits, then the answer stands in green',
    actor: 'nobody',
    address: paths.signIn,
    texts: ['Reset Your Password', 'Send Credentials', 'Sending...', 'Password reset instructions sent.'],
    act: async (scenePage) => {
      const { page, press, expectTexts } = scenePage
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/auth/resend-credentials', async (route) => {
        await released
        await route.continue()
      })
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await expectTexts('Reset Your Password', 'Send Credentials')
      await scenePage.dialog.getByLabel('Email').fill('nobody@nowhere.test')
      await press('Send Credentials')
      await expectTexts('Sending...')
      release()
      await expectTexts('Password reset instructions sent.')
    },
  },
  {
    section: '1 §2 "/unauthorized", §8',
    situation: 'the role may not see the page',
    alsoIn: 'guards.e2e.ts',
    actor: 'client',
    address: paths.superadmin.branches,
    texts: ['Unauthorized'],
    logs: ['Unauthorized access attempt'],
  },
  {
    section: '1 §4, §8',
    situation: 'what is stored of the user has no role',
    alsoIn: 'page-access.test.ts',
    actor: 'nobody',
    address: BLANK_PAGE,
    texts: ['Login'],
    logs: ['User role is missing. Cannot navigate.'],
    act: async ({ page, office, visit }) => {
      const data = await office.ok(identityEndpoints.signIn, { body: credentials(office.people.client) })
      await page.evaluate(
        ([user, token]) => {
          localStorage.setItem('user', user as string)
          localStorage.setItem('token', token as string)
        },
        [JSON.stringify({ ...data.user, role: undefined }), data.access_token],
      )
      await page.route('**/auth/get-my-profile', (route) => route.abort('connectionfailed'))
      await visit(paths.signIn)
    },
  },
  {
    section: '1 §2',
    situation: 'a protected page is opened and its session and code are not there yet',
    alsoIn: 'guards.e2e.ts',
    actor: 'employee',
    address: BLANK_PAGE,
    texts: ['Loading...…'],
    act: async ({ page, expectTexts }) => {
      const release = await delayPageScripts(page)
      await page.goto(paths.employee.home, { waitUntil: 'commit' })
      await expectTexts('Loading...…')
      release()
    },
  },
  {
    section: '1 §4, §8; 2 §6, §8',
    situation: 'the session ended on the server',
    actor: 'nobody',
    address: BLANK_PAGE,
    texts: ['Session Expired', 'Login'],
    act: async ({ page, office, visit, expectTexts }) => {
      const { client } = office.people
      const data = await office.ok(identityEndpoints.signIn, { body: credentials(client) })
      await storeSession(page, { user: data.user, token: data.access_token })
      await office.ok(identityEndpoints.signOut, { as: { ...client, token: data.access_token } })
      await Promise.all([visit(paths.client.home), expectTexts('Session Expired')])
    },
  },
  {
    section: '1 §2 "Superadmin menu"',
    situation: 'a superadmin is signed in',
    alsoIn: 'menu.test.ts',
    actor: 'superadmin',
    address: paths.superadmin.rtos,
    texts: ['Utilities', 'Logout'],
    act: showsMenu('superadmin'),
  },
  {
    section: '1 §2 "Client menu"',
    situation: 'a client is signed in',
    alsoIn: 'menu.test.ts',
    actor: 'client',
    address: paths.client.profile,
    texts: ['Logout'],
    act: showsMenu('client'),
  },
  {
    section: '1 §2 "Employee menu"',
    situation: 'an employee is signed in',
    alsoIn: 'menu.test.ts',
    actor: 'employee',
    address: paths.employee.profile,
    texts: ['Case', 'Logout'],
    act: showsMenu('employee'),
  },
]
