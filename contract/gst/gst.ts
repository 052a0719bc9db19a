import { z } from 'zod'
import { isDay } from '../dates.ts'
import { trimmed } from '../fields.ts'
import { GSTIN_LENGTH, hasRightCheckCharacter } from '../office/gstin.ts'
import { textKey } from '../texts.ts'

/** A text that null or an empty text clear; one that is left out stays. `faultOf` returns the message for a wrong one. */
const changed = (missing: string, max: number, faultOf: (text: string) => string | null) =>
  trimmed(missing)
    .toUpperCase()
    .max(max, missing)
    .superRefine((text, context) => {
      const message = text === '' ? null : faultOf(text)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
    .nullable()
    .transform((text) => text || null)
    .optional()

/** A GSTIN, validated by its length and check character. */
export const changedGstin = changed(textKey('gst.badGstin'), GSTIN_LENGTH, (text) => {
  if (!/^[\dA-Z]{15}$/.test(text)) return textKey('gst.badGstin')
  return hasRightCheckCharacter(text) ? null : textKey('gst.wrongCheckCharacter')
})

/** The settings of GST. From the day `from` on there are invoices while it is on. */
export const GstSettings = z.object({
  isOn: z.boolean(),
  gstin: z.string().nullable(),
  sac: z.string().nullable(),
  ratePercent: z.number(),
  from: z.string().nullable(),
})
export type GstSettings = z.infer<typeof GstSettings>

/** The settings before anything was entered; 18 % is the rate of services of agents. */
export const firstGstSettings: GstSettings = { isOn: false, gstin: null, sac: null, ratePercent: 18, from: null }

const isHundredths = (percent: number) => Math.round(percent * 100) / 100 === percent

/** Changes the settings; fields that are left out stay. */
export const EditGstSettings = z.strictObject({
  isOn: z.boolean({ error: textKey('gst.notYesOrNo') }).optional(),
  gstin: changedGstin,
  sac: changed(textKey('gst.badSac'), 6, (text) => (/^\d{4,6}$/.test(text) ? null : textKey('gst.badSac'))),
  ratePercent: z
    .number({ error: textKey('gst.badRate') })
    .min(0, textKey('gst.badRate'))
    .max(40, textKey('gst.badRate'))
    .refine(isHundredths, textKey('gst.badRate'))
    .optional(),
  from: changed(textKey('filter.badDay'), 10, (text) => (isDay(text) ? null : textKey('filter.badDay'))),
})
export type EditGstSettings = z.input<typeof EditGstSettings>

/** The number of a tax invoice, `IN/26-27/00001`; null if there is none. */
export const invoiceNo = z.string().nullable()
