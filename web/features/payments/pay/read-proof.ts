import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, officeDay, showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import type { TriedReading } from '#contract/readings/reading.ts'
import { HIGH_CERTAINTY, type ReadName } from '#contract/readings/reading-values.ts'
import { t } from '#contract/texts.ts'
import { readingEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { readingSettings } from '#web/features/readings/reading-settings.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { sendFile } from '#web/lib/uploads.ts'

/** What was read of a proof, before the payment is made. */
export interface ProofRead {
  utr: string | null
  amount: number | null
  day: string | null
  /** The address of a picture of the UTR as it stands there. */
  picture: string | null
}

/**
 * Reads the image of a proof where the office has proofs read: `[read, readImage]`. A proof that cannot be read says nothing, and prevents
 * nothing.
 */
export function useReadProof() {
  const settings = useQuery(readingSettings()).data?.data
  const isOn = settings?.isOn === true && settings.kinds.includes('PAYMENT')
  const [read, setRead] = useState<ProofRead | null>(null)
  const readImage = async (image: File | null) => {
    setRead(null)
    if (!image || !isOn) return
    try {
      const reading = (await sendFile(readingEndpoints.try.path, image)) as TriedReading
      if (reading.kind !== 'PAYMENT') return
      setRead(valuesOf(reading))
    } catch {
      // The payer types what was not read.
    }
  }
  return [read, readImage] as const
}

function valuesOf({ fields }: TriedReading): ProofRead {
  const fieldOf = (name: ReadName) => fields.find((field) => field.name === name && field.certainty >= HIGH_CERTAINTY)
  const [utr, amount, day] = [fields.find(({ name }) => name === 'utr'), fieldOf('amount'), fieldOf('day')]
  return {
    utr: utr?.value ?? null,
    amount: amount ? Number(amount.value) : null,
    day: day?.value ?? null,
    picture: utr ? `data:image/jpeg;base64,${utr.picture}` : null,
  }
}

interface Expected {
  /** Rupees. */
  total: number
  /** The day since which all of the cases exist; null for a bill. */
  since: string | null
  /** The UTRs of the payer's other payments that were not rejected. */
  used: readonly string[]
  utr: string
}

/** Returns what a payer should look at before paying; it prevents nothing. */
export function proofDoubts(read: ProofRead | null, { total, since, used, utr }: Expected): string[] {
  const isUsed = utr.trim() !== '' && used.includes(bare(utr))
  return [
    ...(read?.amount != null && read.amount !== total
      ? [t.readings('otherAmount', { read: showRupees(read.amount), total: showRupees(total) })]
      : []),
    ...(read?.day && since && read.day < since ? [t.readings('olderThanCases', { day: showDay(read.day) })] : []),
    ...(isUsed ? [t.readings('utrUsed')] : []),
  ]
}

/** The UTRs of the client's payments of the last year that were not rejected; asked for once a UTR is there. */
export function useUsedUtrs(utr: string): readonly string[] {
  const id = useUser()?.id ?? ''
  const today = officeDay(new Date())
  const { data } = useQuery({
    ...apiQuery(transactionEndpoints.history, {
      params: { id },
      body: { fromDate: addDays(today, -365), toDate: today },
    }),
    enabled: utr !== '' && id !== '',
  })
  const payments = data?.data.transactions.filter(({ status }) => status !== 'failed') ?? []
  return payments.flatMap((payment) => (payment.utr ? [bare(payment.utr)] : []))
}

const bare = (utr: string) => utr.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
