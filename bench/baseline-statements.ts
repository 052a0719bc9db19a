import { expiryTypes } from '#contract/cases/case-fields.ts'
import { caseColumns, expiryFields } from '#contract/cases/case-list-fields.ts'
import { createColumns, rowColumns } from './baseline-fields.ts'

const assigned = `left join lateral (
  select clients.first_name as client_first_name, clients.last_name as client_last_name, payments.status as payment_status,
    payments.mode as payment_mode, payments.payment_date, payments.amount as payment_amount,
    payments.reason as payment_reason, case when payments.mode = 'UPI' then payments.utr end as payment_utr
  from case_assignments join clients on clients.id = client_id
  left join payments on payments.id = (
    select payment_id from payment_assignments where assignment_id = case_assignments.id order by seq desc limit 1)
  where case_id = cases.id) as assigned on true`
const creator = `creator.first_name as creator_first_name, creator.last_name as creator_last_name,
  creator.employee_code as creator_employee_code`
const ofMonth = `status in ('ready', 'assigned', 'paid') and application_date between $1 and $2`

const column = (type: (typeof expiryTypes)[number]) => caseColumns[expiryFields[type]]
const expiryCount = (type: (typeof expiryTypes)[number]) =>
  `(select count(*) from cases where ${column(type)} between $1 and $2) as "${type}"`
const expiring = (type: (typeof expiryTypes)[number]) =>
  `select * from (select '${type}' as expiry_type, id, case_no, vehicle_no, buyer_name, buyer_phone_no,
    ${expiryTypes.map(column).join(', ')} from cases
    where ${column(type)} between $1 and $2 order by ${column(type)}, id limit 500) as "${type}"`

/** The place of a column of a new case among the parameters, which begin with its id, its time and the id of its vehicle. */
const given = (name: string) => `$${createColumns.findIndex((one) => one === name) + 4}`
const dated = expiryTypes.map((type) => `('${type}', ${given(column(type))}::date)`)

/** The baseline's statements, written by hand for speed only. A new case writes the rows that the product writes. */
export const statements = {
  list: `select cases.*, ${creator}, assigned.*, (select count(*) from cases where ${ofMonth}) as total from (
      select id, case_no, status, created_at, waits_since, stage, waiting_on, stage_since, wait_reason, wait_note, created_by, dealer_id, total_amount, rejection_remarks, reason_code, closed_at, ${rowColumns.join(', ')},
        reference_name, reference_contact_no
      from cases where ${ofMonth} order by application_date desc, id desc limit $3 offset $4
    ) as cases
    join users as creator on creator.id = created_by ${assigned}
    order by application_date desc, cases.id desc`,
  detail: `select cases.*, ${creator}, assigned.*, hpt.name as hpt_name, hpa.name as hpa_name,
      (select mobile_no from clients where id = coalesce((select client_id from case_assignments where case_id = cases.id), dealer_id)) as dealer_mobile_no
    from cases
    join users as creator on creator.id = created_by
    join firms as hpt on hpt.id = hpt_id join firms as hpa on hpa.id = hpa_id ${assigned}
    where cases.id = $1`,
  expiryCounts: `select ${expiryTypes.map(expiryCount).join(', ')}`,
  expiring: expiryTypes.map(expiring).join(' union all '),
  create: `with vehicle as (
      insert into vehicles (id, plate_key, vehicle_no, chassis_no, engine_no, firm_name, last_case_at, created_at)
      values ($3::uuid, plate_key(${given('vehicle_no')}), ${given('vehicle_no')}, ${given('chassis_no')}, ${given('engine_no')},
        ${given('firm_name')}, $2, $2)
    ), expiries as (
      insert into vehicle_expiries (vehicle_id, kind, expiry_date)
      select $3::uuid, kind, day from (values ${dated.join(', ')}) as given (kind, day) where day is not null
    )
    insert into cases (id, case_no, status, created_at, updated_at, stage_since, created_by, vehicle_id, dealer_id, ${createColumns.join(', ')})
    values ($1, 'VR-' || to_char(nextval('case_no_seq'), 'FM999999999000000'), 'Created', $2, $2, $2,
      (select id from users where email = 'admin@bench.example'), $3,
      (select id from clients where firm_name = ${given('firm_name')} and is_verified limit 1),
      ${createColumns.map((_, index) => `$${index + 4}`).join(', ')})
    returning case_no`,
  record: `insert into history (id, at, actor_id, subject_type, subject_id, action, changes)
    values ($1, $2, null, 'case', $3, 'created', '{"status": {"from": null, "to": "Created"}}')`,
  user: `select users.*, is_verified, credit_limit, utilized_credit from users left join clients on clients.id = client_id
    where users.email = $1`,
  openSession: `insert into sessions (id, token_hash, user_id, created_at, last_seen_at, idle_until, ends_at)
    values ($1, $2, $3, $4, $4, $5, $5)`,
}
