import type { Selectable } from 'kysely'
import { expectTypeOf, test } from 'vitest'
import type { BillStatus } from '#contract/bills/bill-rules.ts'
import type { Case, CasePayment } from '#contract/cases/case.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import type { Role } from '#contract/endpoint.ts'
import type { OutboxMail } from '#contract/mails/mail.ts'
import type { DB } from '#server/db/schema.generated.ts'

type Column<Table extends keyof DB, Name extends keyof Selectable<DB[Table]>> = Selectable<DB[Table]>[Name]

/* The compiler proves these: a CHECK constraint and the contract's enum that it repeats hold the same values. */
test('a column with a CHECK of values has the type of the contract', () => {
  expectTypeOf<Column<'users', 'role'>>().toEqualTypeOf<Role>()
  expectTypeOf<Column<'cases', 'status'>>().toEqualTypeOf<CaseStatus>()
  expectTypeOf<Column<'cases', 'transfer_to'>>().toEqualTypeOf<Case['transactionDetail']['to']>()
  expectTypeOf<Column<'cases', 'number_plate'>>().toEqualTypeOf<Case['transactionDetail']['numberPlate']>()
  expectTypeOf<Column<'payments', 'mode'>>().toEqualTypeOf<CasePayment['mode']>()
  expectTypeOf<Column<'payments', 'status'>>().toEqualTypeOf<CasePayment['status']>()
  expectTypeOf<Column<'bills', 'status'>>().toEqualTypeOf<BillStatus>()
  expectTypeOf<Column<'deliveries', 'state'>>().toEqualTypeOf<OutboxMail['state']>()
})
