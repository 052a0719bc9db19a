import type { Route } from 'playwright-core'
import { API_BASE } from '#contract/api.ts'
import { paths } from '#web/paths.ts'
import { askForLink, signIn } from './access.ts'
import { giveProof, pay, payNow } from './payments.ts'
import type { Scene, ScenePage } from './run-scene.ts'

/** Answers of a broken proxy in front of the server. */
const answers = {
  'a page of the proxy': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  'an empty answer': (route: Route) => route.fulfill({ status: 500, body: '' }),
  'no answer': (route: Route) => route.abort('connectionfailed'),
} as const
type Answer = keyof typeof answers
const allAnswers: readonly Answer[] = ['a page of the proxy', 'an empty answer', 'no answer']
/** For calls that show the error's own message first: a failed connection has one, so it is left out. */
const answersWithBody = allAnswers.slice(0, 2)

interface Fault extends Pick<Scene, 'section' | 'situation' | 'actor' | 'address' | 'texts'> {
  call: string
  /** Makes the call, where opening the page does not. */
  act?: (scenePage: ScenePage) => Promise<unknown>
}

const scenesOf = ({ call, act, situation, ...scene }: Fault, kinds = allAnswers): Scene[] =>
  kinds.map((kind) => ({
    ...scene,
    situation: `${situation} gets ${kind}`,
    act: async (scenePage) => {
      await scenePage.page.route(`**${API_BASE}${call}`, answers[kind])
      if (act) await act(scenePage)
      else await scenePage.page.reload()
    },
  }))

const toggleFirst = ({ page }: ScenePage) => page.getByRole('switch').first().click()

/** Answers without a message: each call shows a text of its own (spec/1 and spec/2, point 8). */
export const answersWithoutMessage: readonly Scene[] = [
  ...scenesOf(
    {
      section: '1 §8',
      situation: 'a sign-in',
      actor: 'nobody',
      address: paths.signIn,
      call: '/auth/login',
      texts: ['Login Error', 'Login failed'],
      act: (scenePage) => signIn(scenePage, 'somebody@office.test', 'some password'),
    },
    answersWithBody,
  ),
  ...scenesOf({
    section: '1 §8',
    situation: 'the request for a reset',
    actor: 'nobody',
    address: paths.signIn,
    call: '/auth/resend-credentials',
    texts: ['Something went wrong.', 'Error', 'Error during process Occured'],
    act: (scenePage) => askForLink(scenePage, 'nobody@nowhere.test'),
  }),
  ...scenesOf({
    section: '1 §8',
    situation: 'the task list',
    actor: 'employee',
    address: paths.employee.home,
    call: '/task/get-all',
    texts: ['Some error Occured during fetch'],
  }),
  ...scenesOf({
    section: '1 §8',
    situation: 'the list of firms',
    actor: 'superadmin',
    address: paths.superadmin.firms,
    call: '/utils/firms/all',
    texts: ['Error during fetch of Firms'],
  }),
  ...scenesOf({
    section: '1 §8',
    situation: 'the switch of a branch',
    actor: 'superadmin',
    address: paths.superadmin.branches,
    call: '/utils/toggle-branch-visibility/*',
    texts: ['Failed to create branch'],
    act: toggleFirst,
  }),
  ...scenesOf({
    section: '1 §8',
    situation: 'the switch of a firm',
    actor: 'superadmin',
    address: paths.superadmin.firms,
    call: '/utils/toggle-firm-visibility/*',
    texts: ['Failed to create Firm'],
    act: toggleFirst,
  }),
  ...scenesOf(
    {
      section: '2 §8',
      situation: 'an edit',
      actor: 'superadmin',
      address: ({ cases }) => paths.superadmin.caseEdit(cases.created.CaseNo),
      call: '/case/edit/*',
      texts: ['Error in Updating', 'Unknown error occurred.'],
      act: async ({ fill, press }) => {
        await fill('Application No', 'MH12-2026-3')
        await press('Submit Case')
      },
    },
    answersWithBody,
  ),
  ...scenesOf({
    section: '2 §8',
    situation: 'an upload',
    ...pay,
    call: '/utils/upload',
    texts: ['Upload failed', 'File upload failed.'],
    act: giveProof,
  }),
  ...scenesOf({
    section: '2 §8',
    situation: 'a payment',
    ...pay,
    call: '/client/make-case-payment',
    texts: ['Payment failed', 'Payment failed due to an error'],
    act: payNow,
  }),
  ...scenesOf({
    section: '2 §8',
    situation: 'the payment of a bill',
    actor: 'billFailed',
    address: paths.client.bills,
    call: '/bill/make-bill-payment/*',
    texts: ['Payment failed', 'Payment failed due to an error'],
    act: payNow,
  }),
  ...scenesOf({
    section: '2 §8',
    situation: 'a bill',
    actor: 'billPaid',
    address: paths.client.bills,
    call: '/bill/get/*',
    texts: ['Fetching error'],
  }),
]
