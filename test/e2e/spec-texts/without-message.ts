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
const any: readonly Answer[] = ['a page of the proxy', 'an empty answer', 'no answer']
/** For calls that show the error's own message first: a failed connection has one, so it is left out. */
const answered = any.slice(0, 2)

interface Fault extends Pick<Scene, 'at' | 'when' | 'who' | 'go' | 'texts'> {
  call: string
  /** Makes the call, where opening the page does not. */
  act?: (stage: ScenePage) => Promise<unknown>
}

const scenesOf = ({ call, act, when, ...scene }: Fault, kinds = any): Scene[] =>
  kinds.map((kind) => ({
    ...scene,
    when: `${when} gets ${kind}`,
    act: async (stage) => {
      await stage.page.route(`**${API_BASE}${call}`, answers[kind])
      if (act) await act(stage)
      else await stage.page.reload()
    },
  }))

const flipFirst = ({ page }: ScenePage) => page.getByRole('switch').first().click()

/** Answers without a message: each call shows a text of its own (spec/1 and spec/2, point 8). */
export const answersWithoutMessage: readonly Scene[] = [
  ...scenesOf(
    {
      at: '1 §8',
      when: 'a sign-in',
      who: 'nobody',
      go: paths.signIn,
      call: '/auth/login',
      texts: ['Login Error', 'Login failed'],
      act: (stage) => signIn(stage, 'somebody@office.test', 'some password'),
    },
    answered,
  ),
  ...scenesOf({
    at: '1 §8',
    when: 'the request for a reset',
    who: 'nobody',
    go: paths.signIn,
    call: '/auth/resend-credentials',
    texts: ['Something went wrong.', 'Error', 'Error during process Occured'],
    act: (stage) => askForLink(stage, 'nobody@nowhere.test'),
  }),
  ...scenesOf({
    at: '1 §8',
    when: 'the task list',
    who: 'employee',
    go: paths.employee.home,
    call: '/task/get-all',
    texts: ['Some error Occured during fetch'],
  }),
  ...scenesOf({
    at: '1 §8',
    when: 'the list of firms',
    who: 'superadmin',
    go: paths.superadmin.firms,
    call: '/utils/firms/all',
    texts: ['Error during fetch of Firms'],
  }),
  ...scenesOf({
    at: '1 §8',
    when: 'the switch of a branch',
    who: 'superadmin',
    go: paths.superadmin.branches,
    call: '/utils/toggle-branch-visibility/*',
    texts: ['Failed to create branch'],
    act: flipFirst,
  }),
  ...scenesOf({
    at: '1 §8',
    when: 'the switch of a firm',
    who: 'superadmin',
    go: paths.superadmin.firms,
    call: '/utils/toggle-firm-visibility/*',
    texts: ['Failed to create Firm'],
    act: flipFirst,
  }),
  ...scenesOf(
    {
      at: '2 §8',
      when: 'an edit',
      who: 'superadmin',
      go: ({ cases }) => paths.superadmin.caseEdit(cases.created.CaseNo),
      call: '/case/edit/*',
      texts: ['Error in Updating', 'Unknown error occurred.'],
      act: async ({ fill, press }) => {
        await fill('Application No', 'MH12-2026-3')
        await press('Submit Case')
      },
    },
    answered,
  ),
  ...scenesOf({
    at: '2 §8',
    when: 'an upload',
    ...pay,
    call: '/utils/upload',
    texts: ['Upload failed', 'File upload failed.'],
    act: giveProof,
  }),
  ...scenesOf({
    at: '2 §8',
    when: 'a payment',
    ...pay,
    call: '/client/make-case-payment',
    texts: ['Payment failed', 'Payment failed due to an error'],
    act: payNow,
  }),
  ...scenesOf({
    at: '2 §8',
    when: 'the payment of a bill',
    who: 'billFailed',
    go: paths.client.bills,
    call: '/bill/make-bill-payment/*',
    texts: ['Payment failed', 'Payment failed due to an error'],
    act: payNow,
  }),
  ...scenesOf({
    at: '2 §8',
    when: 'a bill',
    who: 'billPaid',
    go: paths.client.bills,
    call: '/bill/get/*',
    texts: ['Fetching error'],
  }),
]
