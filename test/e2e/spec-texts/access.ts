import { expect } from 'vitest'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { requireSuccess } from '#test/factories.ts'
import { paths } from '#web/paths.ts'
import { holdPageScripts } from '../visitor.ts'
import { BLANK_PAGE, failsWith, type Scene, type ScenePage } from './run-scene.ts'

/** Browser globals that the types of the server do not include. */
interface Styles {
  getComputedStyle(element: object): { color: string }
}

export async function signIn({ page, press }: ScenePage, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press('Login')
}

export async function askForLink({ page, press, dialog }: ScenePage, email: string) {
  await press('Forgot your password?')
  await dialog.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Credentials' }).click()
}

/** Expects the menu of the specification: labels and addresses in order; a group's entries follow its position. */
const menuOf =
  (...entries: readonly (readonly [label: string, address: string])[]) =>
  async ({ page }: ScenePage) => {
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    const shown = await links.evaluateAll((all) =>
      all.map((one) => [one.textContent?.trim(), one.getAttribute('href')]),
    )
    expect(shown).toEqual(entries)
  }

/** Sign-in, reset, guards, menus (spec/1 points 2, 4, 5 and 8). */
export const access: readonly Scene[] = [
  {
    at: '1 §2 "Sign-in screen"',
    when: 'the sign-in screen is opened',
    who: 'nobody',
    go: paths.signIn,
    texts: ['Email', 'Password', 'Login', 'Forgot your password?', "Don't have an account? Sign up"],
    parts: ['Vehicle Record Portal'],
  },
  {
    at: '1 §5',
    when: 'the sign-in is sent empty',
    who: 'nobody',
    go: paths.signIn,
    texts: ['Email is required', 'Password is required'],
    act: ({ press }) => press('Login'),
  },
  {
    at: '1 §2, §8',
    when: 'the server refuses a sign-in: a toast, and the message in red inline',
    who: 'nobody',
    go: paths.signIn,
    texts: ['Login Error', 'Incorrect e-mail or password'],
    act: async (stage) => {
      await signIn(stage, stage.office.people.client.email, 'not the password')
      await stage.sees('Login Error')
      const alert = stage.page.getByRole('alert').filter({ hasText: 'Incorrect e-mail or password' })
      await alert.waitFor()
      const colour = await alert.evaluate(
        (one: object) => (globalThis as unknown as Styles).getComputedStyle(one).color,
      )
      const [red = 0, green = 255, blue = 255] = colour.match(/[\d.]+/g)?.map(Number) ?? []
      expect(red, `in red: ${colour}`).toBeGreaterThan(Math.max(green, blue) * 2)
    },
  },
  {
    at: '1 §2 "Reset Your Password dialog"',
    when: 'a link is asked for: the button waits, then the answer stands in green',
    who: 'nobody',
    go: paths.signIn,
    texts: ['Reset Your Password', 'Send Credentials', 'Sending...', 'Password reset instructions sent.'],
    act: async (stage) => {
      const { page, press, sees } = stage
      let letGo = () => {}
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await page.route('**/auth/resend-credentials', async (route) => {
        await held
        await route.continue()
      })
      await press('Forgot your password?')
      await sees('Reset Your Password', 'Send Credentials')
      await stage.dialog.getByLabel('Email').fill('nobody@nowhere.test')
      await press('Send Credentials')
      await sees('Sending...')
      letGo()
      await sees('Password reset instructions sent.')
    },
  },
  {
    at: '1 §5',
    when: 'the reset dialog is sent empty',
    who: 'nobody',
    go: paths.signIn,
    texts: ['Email is required'],
    act: (stage) => askForLink(stage, ''),
  },
  {
    at: '1 §8',
    when: 'the reset cannot be sent',
    who: 'nobody',
    go: paths.signIn,
    texts: ['Error'],
    act: failsWith('/auth/resend-credentials', (stage) => askForLink(stage, 'nobody@nowhere.test')),
  },
  {
    at: '1 §2 "/unauthorized", §8',
    when: 'the role may not see the page',
    who: 'client',
    go: paths.superadmin.branches,
    texts: ['Unauthorized'],
    logs: ['Unauthorized access attempt'],
  },
  {
    at: '1 §4, §8',
    when: 'what is stored of the user has no role',
    who: 'nobody',
    go: BLANK_PAGE,
    texts: ['Login'],
    logs: ['User role is missing. Cannot navigate.'],
    act: async ({ page, office, visit }) => {
      const { data } = requireSuccess(
        await office.call(identityEndpoints.signIn, { body: pickSignIn(office.people.client) }),
      )
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
    at: '1 §2',
    when: 'a protected page is opened and its session and code are not there yet',
    who: 'employee',
    go: BLANK_PAGE,
    texts: [],
    parts: ['Loading...'],
    act: async ({ page, sees }) => {
      const letGo = await holdPageScripts(page)
      await page.goto(paths.employee.home, { waitUntil: 'commit' })
      await sees('Loading...')
      letGo()
    },
  },
  {
    at: '1 §2 "Navigation shell"',
    when: 'Logout is pressed',
    who: 'employee',
    go: paths.employee.profile,
    texts: ['Confirm Logout', 'Are you sure you want to logout?', 'Cancel', 'Logout'],
    act: ({ press }) => press('Logout'),
  },
  {
    at: '1 §4, §8; 2 §6, §8',
    when: 'the session ended on the server',
    who: 'nobody',
    go: BLANK_PAGE,
    texts: ['Session Expired', 'Login'],
    act: async ({ page, office, visit }) => {
      const { client } = office.people
      const { data } = requireSuccess(await office.call(identityEndpoints.signIn, { body: pickSignIn(client) }))
      await page.evaluate(
        ([user, token]) => {
          localStorage.setItem('user', user as string)
          localStorage.setItem('token', token as string)
        },
        [JSON.stringify(data.user), data.access_token],
      )
      requireSuccess(await office.call(identityEndpoints.signOut, { as: { ...client, token: data.access_token } }))
      await visit(paths.client.home)
    },
  },
  {
    at: '1 §2 "Superadmin menu"',
    when: 'a superadmin is signed in',
    who: 'superadmin',
    go: paths.superadmin.rtos,
    texts: ['Utilities', 'Logout'],
    act: menuOf(
      ['Home', '/superadmin'],
      ['HPT/HPA', '/superadmin/AddFirm'],
      ['Branch', '/superadmin/AddBranch'],
      ["RTO's", '/superadmin/AddRTO'],
      ['Employees', '/superadmin/AddEmployee'],
      ['Clients', '/superadmin/clients'],
      ['My-Cases', '/superadmin/cases/Mycases'],
      ['Verified-Cases', '/superadmin/cases/all'],
      ['Rejected-Cases', '/superadmin/cases/rejected'],
      ['Payments', '/superadmin/VerifyPayments'],
      ['Documents', '/superadmin/documents'],
      ['My Profile', '/superadmin/Profile'],
    ),
  },
  {
    at: '1 §2 "Client menu"',
    when: 'a client is signed in',
    who: 'client',
    go: paths.client.profile,
    texts: ['Logout'],
    act: menuOf(
      ['Home', '/client'],
      ['My Cases', '/client/cases'],
      ['My Transactions', '/client/Transactions'],
      ['My Bills', '/client/Bills'],
      ['My Profile', '/client/Profile'],
    ),
  },
  {
    at: '1 §2 "Employee menu"',
    when: 'an employee is signed in',
    who: 'employee',
    go: paths.employee.profile,
    texts: ['Case', 'Logout'],
    act: menuOf(
      ['Home', '/employee'],
      ['New Case', '/employee/cases/new'],
      ['Draft Cases', '/employee/cases'],
      ['Verified Cases', '/employee/vcases'],
      ['My Profile', '/employee/Profile'],
    ),
  },
]

const pickSignIn = ({ email, password }: { email: string; password: string }) => ({ email, password })
