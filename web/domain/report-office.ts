import type { ReportOffice } from '#reports/letterhead.ts'
import { queryClient } from '#web/lib/query.ts'
import { officeProfile } from './office.ts'

/** Fetches the profile of the office and its logo, for the letterhead of a report. */
export async function fetchReportOffice(): Promise<ReportOffice> {
  const { data: profile } = await queryClient.fetchQuery({ ...officeProfile(), staleTime: 0 })
  return { profile, logo: profile.logoUrl && (await fetchAsDataUrl(profile.logoUrl)) }
}

/** Returns an image as a `data:` address; null if it cannot be fetched: a report without its logo is still a report. */
async function fetchAsDataUrl(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url)
    if (!answer.ok) return null
    const image = await answer.blob()
    return await new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.onerror = () => reject(reader.error)
      reader.readAsDataURL(image)
    })
  } catch {
    return null
  }
}
