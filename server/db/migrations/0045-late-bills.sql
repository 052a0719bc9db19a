-- From here on no bill is fined within 7 days after it was raised (contract section 4, rule 7); server/db/invariants.sql has the
-- law, which leaves out what was fined before this migration.
comment on column bills.penalised_at is 'Never within 7 days after raised_at, since migration 0045.';
