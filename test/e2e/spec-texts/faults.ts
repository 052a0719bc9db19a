import type { Page, Route } from 'playwright-core'
import { API_BASE } from '#contract/api.ts'
import { paths } from '#web/lib/paths.ts'
import { askForLink, fillCase, giveProof, pay, payNow, signIn } from './acts.ts'
import type { Scene, ScenePage } from './run-scene.ts'

/** Answers of a broken proxy in front of the server, and none. */
const answers = {
  'a page of the proxy': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  'an empty answer': (route: Route) => route.fulfill({ status: 500, body: '' }),
  'no answer': (route: Route) => route.abort('connectionfailed'),
} as const
type Answer = keyof typeof answers

type Place = Pick<Scene, 'section' | 'actor' | 'address'>
interface How {
  kind?: Answer
  /** Makes the call, on a page that loaded well; without it, opening the page does. */
  act?: (scenePage: ScenePage) => Promise<unknown>
  logs?: Scene['logs']
}

/** A call that gets one of these answers, and the texts that the specification names for it. */
const fault = (
  place: Place,
  call: string,
  texts: readonly string[],
  { kind = 'an empty answer', act, logs }: How = {},
): Scene => {
  const fail = (page: Page) => page.route(`**${API_BASE}${call}`, answers[kind])
  return {
    ...place,
    situation: `${call} gets ${kind}`,
    texts,
    ...(logs && { logs }),
    ...(act ? { act: async (scenePage) => fail(scenePage.page).then(() => act(scenePage)) } : { before: fail }),
  }
}

const bySuperadmin = (section: string, address: Scene['address']) =>
  ({ section, actor: 'superadmin', address }) as const
const branches = bySuperadmin('1 §8', paths.superadmin.branches)
const firms = bySuperadmin('1 §8', paths.superadmin.firms)
const verified = bySuperadmin('2 §8', paths.superadmin.verifiedCases)
const signInPage = { section: '1 §8', actor: 'nobody', address: paths.signIn } as const
const employeeHome = { section: '1 §8', actor: 'employee', address: paths.employee.home } as const
const client = (address: Scene['address']) => ({ section: '2 §8', actor: 'client', address }) as const

const toggleFirst = ({ page }: ScenePage) => page.getByRole('switch').first().click()
const signInWrongly = (scenePage: ScenePage) => signIn(scenePage, 'somebody@office.test', 'some password')
const askForOne = (scenePage: ScenePage) => askForLink(scenePage, 'nobody@nowhere.test')
async function filterFrom({ fill, press }: ScenePage) {
  await fill('From Date', '2026-01-01')
  await press('Filter')
}
const OFFLINE = 'No connection. What you typed is kept: try again when you are online.'

/** Calls that fail: each shows a text of its own. */
export const faults: readonly Scene[] = [
  // Each kind of answer, on a read and on two writes; a failed connection has a message of its own, which sign-in shows first.
  ...(['a page of the proxy', 'an empty answer', 'no answer'] as const).flatMap((kind) => [
    fault(firms, '/utils/firms/all', ['Error during fetch of Firms'], { kind }),
    fault(signInPage, '/auth/resend-credentials', ['Something went wrong.', 'Error', 'Error during process Occured'], {
      kind,
      act: askForOne,
    }),
    fault(client(pay.address), '/utils/upload', ['Upload failed', 'File upload failed.'], { kind, act: giveProof }),
  ]),
  fault(signInPage, '/auth/login', ['Login Error', 'Login failed'], { act: signInWrongly }),
  fault(signInPage, '/auth/login', ['Login Error', 'Login failed'], {
    kind: 'a page of the proxy',
    act: signInWrongly,
  }),
  fault(branches, '/utils/branches/all', ['Some Error in Fetching Branches'], { kind: 'no answer' }),
  fault(branches, '/utils/toggle-branch-visibility/*', ['Failed to create branch'], { act: toggleFirst }),
  fault(firms, '/utils/toggle-firm-visibility/*', ['Failed to create Firm'], { act: toggleFirst }),
  fault(bySuperadmin('1 §8', paths.superadmin.rtos), '/utils/rto/all', ['Some Error in Fetching rtos']),
  fault(bySuperadmin('1 §8; 2 §8', paths.superadmin.employees), '/auth/getall-employees*', [
    'Some error Occured during fetch',
  ]),
  fault(employeeHome, '/task/get-all', ['Some error Occured during fetch']),
  fault(employeeHome, '/case/summary', ['Failed to fetch summary data'], { kind: 'no answer' }),
  fault(employeeHome, '/case/summary', ['Failed to apply filter'], { kind: 'no answer', act: filterFrom }),
  fault(verified, '/case/all', ['Failed to fetch cases'], { kind: 'no answer' }),
  fault(verified, '/case/all', ['Failed to apply filter'], {
    kind: 'no answer',
    act: async (scenePage) => {
      await scenePage.page.getByLabel('Filter Type').click()
      await scenePage.page.getByRole('option', { name: 'Appointment Date' }).click()
      await filterFrom(scenePage)
    },
  }),
  fault(bySuperadmin('2 §8', paths.superadmin.myCases), '/case/admin*', ['Error fetching Cases']),
  fault(
    bySuperadmin('2 §8', ({ cases }) => paths.superadmin.caseDetail(cases.created.CaseNo)),
    '/case/details/*',
    ['Failed to fetch case data'],
  ),
  fault(
    bySuperadmin('2 §8', ({ cases }) => paths.superadmin.caseEdit(cases.created.CaseNo)),
    '/case/edit/*',
    ['Error in Updating', 'Unknown error occurred.'],
    {
      act: async ({ fill, press }) => {
        await fill('Application No', 'MH12-2026-3')
        await press('Submit Case')
      },
    },
  ),
  fault(
    { section: '2 §8', actor: 'employee', address: paths.employee.newCase },
    '/case/new',
    ['Error in while Creating a Case'],
    {
      act: async (scenePage) => {
        await fillCase(scenePage)
        await scenePage.press('Submit Case')
      },
    },
  ),
  fault(bySuperadmin('2 §8', paths.superadmin.profile), '/api/get-upi', ['Error fetching UPI Id']),
  fault(bySuperadmin('1 §8', paths.superadmin.employees), '/auth/toggle-user-activation/*', [], {
    kind: 'no answer',
    logs: [OFFLINE],
    act: ({ row }) => row('Asha Patil').getByRole('switch').click(),
  }),
  fault(
    bySuperadmin('1 §8', ({ people }) => `${paths.superadmin.clientDetails}?id=${people.client.client.id}`),
    '/auth/toggle-user-activation/*',
    [],
    {
      kind: 'no answer',
      logs: [OFFLINE],
      act: ({ page }) => page.getByRole('switch', { name: 'Sign-in of Ravi Shah active' }).click(),
    },
  ),
  fault(client(paths.client.cases), '/case/client*', ['Error fetching Cases']),
  fault(client(paths.client.profile), '/auth/get-my-profile', ['Error fetching personal Data']),
  fault(client(paths.client.bills), '/bill/get/*', ['Fetching error']),
  fault(client(pay.address), '/case/get-payment-details', ['Failed to fetch cases']),
  {
    ...fault(client(pay.address), '/api/get-upi', ['Error fetching UPI Id…'], { kind: 'no answer' }),
    act: ({ page }) => page.getByRole('radio', { name: /UPI/ }).click(),
  },
  fault(client(pay.address), '/client/make-case-payment', ['Payment failed', 'Payment failed due to an error'], {
    act: payNow,
  }),
  fault(
    { section: '2 §8', actor: 'billFailed', address: paths.client.bills },
    '/bill/make-bill-payment/*',
    ['Payment failed', 'Payment failed due to an error'],
    { act: payNow },
  ),
]
