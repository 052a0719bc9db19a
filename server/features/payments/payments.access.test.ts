import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { paymentEndpoints as calls } from '#contract/payments/payment-endpoints.ts'
import type { CallOptions } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
import { officeOfFile } from '#test/office.ts'
import { uploadForm } from '#test/upload-form.ts'

const { office, admin } = await officeOfFile()
const creator = await office.employee()
const stranger = await office.employee()
const client = await office.client()
const other = await office.client()

const UNKNOWN = '01a1fd07-6e46-772b-89b1-db45188b0e34'
const assigned = () => office.caseIn('assigned', { by: creator, client })
const ids = ({ assignmentId }: MadeCase) => ({ caseAssignmentIds: [assignmentId] })

/** What each caller is answered: nobody, S, E who created the case, another E, C whose case it is, another C. */
const matrix: [string, Endpoint, () => Promise<CallOptions>, [number, number, number, number, number, number]][] = [
  ['upload', fileEndpoints.upload, () => uploadForm(1), [401, 201, 201, 201, 201, 201]],
  ['my cases', calls.myCases, async () => ({}), [401, 403, 403, 403, 200, 200]],
  [
    'payment details',
    calls.paymentDetails,
    async () => ({ body: ids(await assigned()) }),
    [401, 200, 403, 403, 200, 404],
  ],
  [
    'payment details of nothing',
    calls.paymentDetails,
    async () => ({ body: { caseAssignmentIds: [UNKNOWN] } }),
    [401, 404, 403, 403, 404, 404],
  ],
  [
    'pay',
    calls.payCases,
    async () => {
      const one = await assigned()
      return { body: { ...ids(one), amount: one.totalAmount, mode: 'CREDIT' } }
    },
    [401, 403, 403, 403, 201, 404],
  ],
]

test.each(matrix)('%s', async (_, endpoint, ask, wanted) => {
  const got: number[] = []
  for (const as of [null, admin, creator, stranger, client, other])
    got.push((await office.call(endpoint, { as, ...(await ask()) })).status)
  expect(got).toEqual(wanted)
})

test('one foreign case among own ones is as good as not there', async () => {
  const [mine, theirs] = [await assigned(), await office.caseIn('assigned', { client: other })]
  const body = { caseAssignmentIds: [mine.assignmentId, theirs.assignmentId] }
  expect((await office.call(calls.paymentDetails, { as: client, body })).status).toBe(404)
  expect((await office.call(calls.paymentDetails, { as: admin, body })).status).toBe(200)
})

test('a client learns nothing of charges, incentive, owners or the office from its cases', async () => {
  await assigned()
  const { data } = await office.call(calls.myCases, { as: client })
  // The names of papers are the office's words.
  const said = JSON.stringify(data, (key, value) => (key === 'lackingPapers' ? undefined : value))
  for (const word of ['incentive', 'adminCharges', 'otherCharges', 'seller', 'buyer', 'aadhar', 'createdBy', 'proof'])
    expect([word, said.toLowerCase().includes(word.toLowerCase())]).toEqual([word, false])
})
