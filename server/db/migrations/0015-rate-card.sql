-- Charges that a case has once, whatever its services; null where the office does not say.
alter table rates
  add column puc_charges bigint constraint rates_puc_charges_check check (puc_charges >= 0),
  add column insurance_charges bigint constraint rates_insurance_charges_check check (insurance_charges >= 0);
