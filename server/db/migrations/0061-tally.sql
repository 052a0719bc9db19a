-- The names of the company and the ledgers in Tally (contract-trade section 9, docs/decisions/0091).

create table tally_settings (
  id smallint primary key default 1 constraint tally_settings_id_check check (id = 1),
  company text not null,
  sales text not null,
  reimbursements text not null,
  cash text not null,
  bank text not null,
  cgst text not null,
  sgst text not null,
  igst text not null,
  round_off text not null,
  adjustments text not null,
  updated_at timestamptz not null,
  constraint tally_settings_names_check check (
    least(length(company), length(sales), length(reimbursements), length(cash), length(bank),
      length(cgst), length(sgst), length(igst), length(round_off), length(adjustments)) > 0
  )
);
