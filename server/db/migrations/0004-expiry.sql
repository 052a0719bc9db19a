-- The expiry summary (contract section 3) and the lists that are filtered by an expiry date: each
-- counts from its index alone, also for an employee who sees only their own.

create index cases_puc_expiry_idx on cases (puc_expiry, id) include (created_by);
create index cases_insurance_expiry_idx on cases (insurance_expiry, id) include (created_by);
create index cases_fitness_expiry_idx on cases (fitness_expiry, id) include (created_by);
create index cases_tax_expiry_idx on cases (tax_expiry, id) include (created_by);
create index cases_permit_expiry_idx on cases (permit_expiry, id) include (created_by);
