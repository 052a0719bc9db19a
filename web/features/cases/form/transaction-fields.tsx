import { isService, readingOrder, services } from '#contract/cases/case-reading.ts'
import { messages } from '#contract/messages.ts'
import { CaseField, CaseFields } from './case-field.tsx'

const names = readingOrder('transactionDetail').filter((name) => !isService(name) && name !== 'remarks')

/** The services to apply for. */
export function TransactionFields() {
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
      <CaseFields group="transactionDetail" names={names} />
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-1 font-medium text-sm">{messages.cases.services}</legend>
        <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-3 lg:grid-cols-4">
          {services.map((service) => (
            <CaseField key={service} name={`transactionDetail.${service}`} />
          ))}
        </div>
      </fieldset>
      <CaseField name="transactionDetail.remarks" className="sm:col-span-2" />
    </div>
  )
}
