import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  changedText,
  optionalRupees,
  optionalText,
  requiredRupees,
  requiredText,
  webAddress,
} from '#contract/fields.ts'
import { EditOffice } from '#contract/office/office.ts'
import { PaperChange } from '#contract/papers/paper.ts'
import { DigitsField } from './digits-field.tsx'
import { PasswordField } from './password-field.tsx'
import { schemaRules } from './schema-rules.ts'
import { TextField } from './text-field.tsx'
import { useZodForm } from './use-zod-form.ts'

test.each([
  ['a text', requiredText('missing', 20), '', { required: true, maxLength: 20 }],
  ['a text that may be missing', optionalText(20), '', { required: false, maxLength: 20 }],
  ['a change of a text', changedText(20), '', { required: false, maxLength: 20 }],
  ['a web address', webAddress('wrong'), '', { required: true, maxLength: 2000 }],
  ['an e-mail address or nothing', EditOffice.shape.email, '', { required: false, maxLength: 254 }],
  ['a choice', z.enum(['one', 'two']), '', { required: true, maxLength: undefined }],
  ['an amount', requiredRupees('missing'), null, { required: true, maxLength: undefined }],
  ['an amount that may be missing', optionalRupees(), null, { required: false, maxLength: undefined }],
] as const)('the rules of %s', (_, schema, empty, rules) => {
  expect(schemaRules(z.strictObject({ field: schema }), 'field', empty)).toEqual(rules)
})

test('a schema may transform the whole form, and says nothing of other fields', () => {
  const form = z.strictObject({ title: requiredText('missing', 20) }).transform(({ title }) => ({ name: title }))
  expect(schemaRules(form, 'title', '')).toEqual({ required: true, maxLength: 20 })
  expect(schemaRules(form, 'name', '')).toBeUndefined()
  expect(schemaRules(undefined, 'title', '')).toBeUndefined()
})

const Secret = z.strictObject({ password: z.string().min(1).max(200), sac: z.string().max(6) })

function Fields() {
  const paper = useZodForm(PaperChange, { name: '', note: '' })
  const secret = useZodForm(Secret, { password: '', sac: '' })
  return (
    <>
      <TextField control={paper.control} name="name" label="Name" />
      <TextField control={paper.control} name="note" label="Note" multiline required />
      <PasswordField control={secret.control} name="password" label="Password" />
      <DigitsField control={secret.control} name="sac" label="SAC" maxLength={6} />
    </>
  )
}

test('a field follows the schema of its form, but for what is given; passwords and digits are never cut by the browser', () => {
  render(<Fields />)
  const facts = ['Name', 'Note', 'Password', 'SAC'].map((label) => {
    const field = screen.getByLabelText(label)
    return [field.hasAttribute('required'), field.getAttribute('maxlength')]
  })
  expect(facts).toEqual([
    [true, '100'],
    [true, '500'],
    [true, null],
    [false, null],
  ])
})
