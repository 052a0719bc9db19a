import { type Expression, sql } from 'kysely'
import { isBillActionAllowed, isOverdue } from '#contract/bills/bill-rules.ts'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { showDay } from '#contract/dates.ts'
import type { Language } from '#contract/languages/language.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import { unnamedOffice } from '#contract/office/unnamed-office.ts'
import { t } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import { withLanguage } from '../../context/language.ts'
import type { Db } from '../../db/connect.ts'
import type { BillColumns } from './present.ts'

/** The language of a client's owner, by the client's id. */
export const languageOfClient = (clientId: Expression<unknown>) =>
  sql<Language>`coalesce((select language from users where users.client_id = ${clientId} and is_owner limit 1), 'en')`

interface Reader {
  language: Language
  first_name: string
  last_name: string
  firm_name: string
}

const nameOf = ({ first_name, last_name }: Reader) => `${first_name} ${last_name}`

/** Returns the texts by which the office reminds clients on WhatsApp, each in the language of its reader. */
export async function reminderTexts(db: Db, { config, today }: Pick<Context, 'config' | 'today'>) {
  const profile = await db.selectFrom('office_profile').select('name').executeTakeFirst()
  const office = profile?.name ?? unnamedOffice.name
  return {
    /** Of what a client owes, in paise; null where that is nothing. */
    ofDebt: (reader: Reader, owed: number): string | null =>
      owed > 0
        ? withLanguage(reader.language, () =>
            t.dues('reminder', {
              name: nameOf(reader),
              firmName: reader.firm_name,
              owed: showRupees(toRupees(owed)),
              day: showDay(today),
              officeName: office,
              link: `${config.PUBLIC_URL}/client`,
            }),
          )
        : null,
    /** Of a bill; null unless it is overdue and has something to pay. */
    ofBill: (reader: Reader, bill: BillColumns): string | null =>
      isBillActionAllowed('pay', bill.status) && isOverdue(bill.due_date, today) && bill.total > 0
        ? withLanguage(reader.language, () =>
            t.dunning('whatsAppBill', {
              name: nameOf(reader),
              billNo: bill.bill_no,
              month: showBillMonth({ billMonth: bill.month, billYear: bill.year }),
              total: showRupees(toRupees(bill.total)),
              dueDate: showDay(bill.due_date),
              officeName: office,
              link: `${config.PUBLIC_URL}/client/Bills`,
            }),
          )
        : null,
  }
}
