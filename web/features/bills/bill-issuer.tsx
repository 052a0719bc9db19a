import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { officeAddress } from '#contract/office/office.ts'
import { officeProfile, upiId } from '#web/domain/office.ts'

/** The office that issues a bill, with its address and tax number. */
export function BillIssuer() {
  const profile = useQuery(officeProfile()).data?.data
  if (!profile) return '-'
  const { name, gstin } = profile
  const lines = [officeAddress(profile), gstin && messages.office.gstinIs(gstin)].filter(Boolean)
  return (
    <>
      {name}
      {lines.map((line) => (
        <span key={line} className="block font-normal text-muted text-sm">
          {line}
        </span>
      ))}
    </>
  )
}

/** The UPI payee of a bill that is still to be paid. */
export function HowToPay({ billNo }: { billNo: string }) {
  const profile = useQuery(officeProfile()).data?.data
  const upi = useQuery(upiId()).data?.data.upi
  if (!profile || upi === undefined) return '-'
  return upi ? messages.bills.payByUpi(profile.upiPayee || profile.name, upi, billNo) : messages.bills.askHowToPay
}
