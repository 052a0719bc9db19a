-- The rate card (contract-trade section 9): what the office charges for a service, in paise. A row without an RTO holds for
-- every RTO, one without a client for every dealer.
create table rates (
  id uuid primary key,
  -- The place in the card, from 0.
  position integer not null,
  service_code text not null references services (code),
  rto_id uuid references rtos (id),
  client_id uuid references clients (id),
  receipt_amount bigint not null constraint rates_receipt_amount_check check (receipt_amount >= 0),
  other_charges bigint not null constraint rates_other_charges_check check (other_charges >= 0),
  admin_charges bigint not null constraint rates_admin_charges_check check (admin_charges >= 0),
  constraint rates_combination_key unique nulls not distinct (service_code, rto_id, client_id)
);
create index rates_rto_id_idx on rates (rto_id);
create index rates_client_id_idx on rates (client_id);
