import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { CaseFormSettingProvider, type CaseFormValues, emptyCaseForm } from './case-form-values.tsx'
import { DuplicateGuard } from './duplicate-guard.tsx'

function Guarded({ vehicleNo }: { vehicleNo: string }) {
  const form = useForm<CaseFormValues, unknown, CaseFormValues>({
    defaultValues: emptyCaseForm({ today: '2026-11-21', notFinanced: 'na' }),
  })
  const pickers = { firmNames: [], rtos: [], financiers: [] }
  const setting = { control: form.control, role: 'superadmin', pickers, isEdit: false, vehicle: '' } as const
  return (
    <FormProvider {...form}>
      <CaseFormSettingProvider value={setting}>
        <input aria-label="plate" {...form.register('vehicleDetail.vehicleNo')} />
        <input aria-label="owner" {...form.register('ownerDetails.sellerName')} />
        <input aria-label="aadhaar" {...form.register('ownerDetails.sellerAadharNo')} />
        <DuplicateGuard numbers={{ vehicleNo, chassisNo: '' }} fills={false} />
      </CaseFormSettingProvider>
    </FormProvider>
  )
}

test('nothing is filled in from the vehicle of the plate before', async () => {
  const vehicleDetail = { vehicleNo: 'MH12AB1234', chassisNo: 'C1' }
  const last = { CaseNo: 'VRP-17', firmName: '', vehicleDetail, expireDetail: {}, ownerDetails: {} }
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    if (JSON.parse(String(body)).vehicleNo !== 'MH12AB1234') await new Promise(() => undefined)
    return Response.json({ success: true, message: '', data: { open: [], last } })
  })
  const shown = (vehicleNo: string) => (
    <QueryClientProvider client={queryClient}>
      <Guarded vehicleNo={vehicleNo} />
    </QueryClientProvider>
  )
  const { rerender } = render(shown('MH12AB1234'))
  const offer = () => screen.queryByRole('button', { name: new RegExp(t.vehicles('fillFrom', { caseNo: 'VRP-17' })) })
  await waitFor(() => expect(offer()).toBeTruthy())
  const plate = screen.getByLabelText<HTMLInputElement>('plate')
  fireEvent.change(plate, { target: { value: 'MH12AB1235' } })
  rerender(shown('MH12AB1235'))
  await act(async () => offer()?.click())
  expect(plate.value).toBe('MH12AB1235')
  cleanup()
})

test.each([
  ['another owner clears the Aadhaar number that was typed', 'ESHA INAMDAR', ''],
  ['the same owner keeps it', 'ANITA NAIK', '234123412346'],
])('filling in %s', async (_, typedName, numberAfter) => {
  const ownerDetails = { sellerName: 'ANITA NAIK', sellerAadharNo: 'XXXX XXXX 0124' }
  const last = { CaseNo: 'VRP-18', firmName: '', vehicleDetail: { vehicleNo: 'MH12QW4821' }, ownerDetails }
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data: { open: [], last } }))
  render(
    <QueryClientProvider client={queryClient}>
      <Guarded vehicleNo="MH12QW4821" />
    </QueryClientProvider>,
  )
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  fireEvent.change(box('owner'), { target: { value: typedName } })
  fireEvent.change(box('aadhaar'), { target: { value: '234123412346' } })
  const offer = await screen.findByRole('button', { name: new RegExp(t.vehicles('fillFrom', { caseNo: 'VRP-18' })) })
  await act(async () => offer.click())
  expect([box('owner').value, box('aadhaar').value]).toEqual(['ANITA NAIK', numberAfter])
  cleanup()
})
