import '#test/texts/spoken.ts'
import { expect, test } from 'vitest'
import { takeLanguageFrom } from '../texts.ts'
import { serviceName } from './service-name.ts'

test('a service that came with the portal is named in the language in force, a renamed one as the office calls it', () => {
  const shipped = { code: 'hpa', label: 'Loan begins (HPA)' } as const
  const renamed = { code: 'hpa', label: 'Finance lagana' } as const
  const names = () => [serviceName(shipped), serviceName(renamed)]
  expect(names()).toEqual(['Loan begins (HPA)', 'Finance lagana'])
  const former = takeLanguageFrom(() => 'mr')
  const inMarathi = names()
  takeLanguageFrom(former)
  expect(inMarathi).toEqual(['कर्ज सुरू (HPA)', 'Finance lagana'])
})
