-- Generated from server/db/migrations/ by `npm run gen`; do not edit.

create table account_guesses (
  email text not null,
  failures integer not null,
  since timestamp with time zone not null,
  next_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint account_guesses_pkey PRIMARY KEY (email)
);
CREATE INDEX account_guesses_failures_idx ON account_guesses USING btree (failures);

create table adjustments (
  id uuid not null,
  client_id uuid not null,
  amount bigint not null,
  reason text not null,
  assignment_id uuid,
  reverses uuid,
  takes_back uuid,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  seq bigint generated always as identity not null,
  constraint adjustments_pkey PRIMARY KEY (id),
  constraint adjustments_reverses_key UNIQUE (reverses),
  constraint adjustments_takes_back_key UNIQUE (takes_back),
  constraint adjustments_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES case_assignments(id),
  constraint adjustments_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint adjustments_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint adjustments_reverses_fkey FOREIGN KEY (reverses) REFERENCES adjustments(id),
  constraint adjustments_takes_back_fkey FOREIGN KEY (takes_back) REFERENCES payments(id),
  constraint adjustments_amount_check CHECK ((amount <> 0)),
  constraint adjustments_kind_check CHECK (((num_nonnulls(reverses, takes_back) <= 1) AND ((takes_back IS NULL) OR (amount > 0)))),
  constraint adjustments_reason_check CHECK ((reason <> ''::text))
);
CREATE INDEX adjustments_assignment_id_idx ON adjustments USING btree (assignment_id);
CREATE INDEX adjustments_client_id_idx ON adjustments USING btree (client_id, made_at);
CREATE INDEX adjustments_made_by_idx ON adjustments USING btree (made_by);
CREATE TRIGGER adjustments_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON adjustments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table api_keys (
  id uuid not null,
  name text not null,
  scopes text[] not null,
  key_hash bytea not null,
  prefix text not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  expires_on date not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_key_hash_key UNIQUE (key_hash),
  constraint api_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint api_keys_key_hash_check CHECK ((length(key_hash) = 32)),
  constraint api_keys_name_check CHECK ((name <> ''::text)),
  constraint api_keys_scopes_check CHECK ((cardinality(scopes) > 0))
);
CREATE INDEX api_keys_created_by_idx ON api_keys USING btree (created_by);

create table attachments (
  id uuid not null,
  case_id uuid,
  request_id uuid,
  service_paper_id uuid,
  case_paper_id uuid,
  name text not null,
  kind text not null,
  file_key text not null,
  bytes integer not null,
  preview_id uuid,
  preview_key text,
  preview_bytes integer,
  original_id uuid,
  original_key text,
  original_bytes integer,
  original_signed text,
  sha256 bytea not null,
  user_id uuid not null,
  client_id uuid,
  created_at timestamp with time zone not null,
  to_check boolean default false not null,
  seq bigint generated always as identity not null,
  to_read boolean default true not null,
  constraint attachments_pkey PRIMARY KEY (id),
  constraint attachments_file_key_key UNIQUE (file_key),
  constraint attachments_original_id_key UNIQUE (original_id),
  constraint attachments_original_key_key UNIQUE (original_key),
  constraint attachments_preview_id_key UNIQUE (preview_id),
  constraint attachments_preview_key_key UNIQUE (preview_key),
  constraint attachments_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint attachments_case_paper_id_fkey FOREIGN KEY (case_paper_id) REFERENCES case_papers(id),
  constraint attachments_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint attachments_request_id_fkey FOREIGN KEY (request_id) REFERENCES requests(id),
  constraint attachments_service_paper_id_fkey FOREIGN KEY (service_paper_id) REFERENCES service_papers(id),
  constraint attachments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint attachments_bytes_check CHECK ((bytes > 0)),
  constraint attachments_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'pdf'::text]))),
  constraint attachments_original_bytes_check CHECK ((original_bytes > 0)),
  constraint attachments_original_check CHECK (((num_nonnulls(original_id, original_key, original_bytes, original_signed) = 0) OR (num_nonnulls(original_id, original_key, original_bytes, original_signed) =
CASE kind
    WHEN 'pdf'::text THEN 4
    ELSE 0
END))),
  constraint attachments_original_signed_check CHECK ((original_signed = ANY (ARRAY['whole'::text, 'part'::text]))),
  constraint attachments_owner_check CHECK ((num_nonnulls(case_id, request_id) = 1)),
  constraint attachments_paper_check CHECK (((service_paper_id IS NULL) OR (case_paper_id IS NULL))),
  constraint attachments_preview_bytes_check CHECK ((preview_bytes > 0)),
  constraint attachments_preview_check CHECK ((num_nonnulls(preview_id, preview_key, preview_bytes) =
CASE kind
    WHEN 'image'::text THEN 3
    ELSE 0
END))
);
CREATE INDEX attachments_case_id_idx ON attachments USING btree (case_id, seq);
CREATE INDEX attachments_case_paper_id_idx ON attachments USING btree (case_paper_id);
CREATE INDEX attachments_client_id_idx ON attachments USING btree (client_id);
CREATE INDEX attachments_request_id_idx ON attachments USING btree (request_id, seq);
CREATE INDEX attachments_service_paper_id_idx ON attachments USING btree (service_paper_id);
CREATE INDEX attachments_to_check_idx ON attachments USING btree (case_id) WHERE to_check;
CREATE INDEX attachments_to_read_idx ON attachments USING btree (seq) WHERE to_read;
CREATE INDEX attachments_user_id_idx ON attachments USING btree (user_id);

create table backup_targets (
  target text not null,
  every_seconds integer not null,
  set_up_at timestamp with time zone not null,
  good_at timestamp with time zone,
  failure text,
  reported_at timestamp with time zone,
  constraint backup_targets_pkey PRIMARY KEY (target),
  constraint backup_targets_every_check CHECK ((every_seconds > 0))
);

create table bank_lines (
  id uuid not null,
  fingerprint text not null,
  line_date date not null,
  amount bigint not null,
  text text not null,
  utr text,
  imported_by uuid not null,
  imported_at timestamp with time zone not null,
  payment_id uuid,
  constraint bank_lines_pkey PRIMARY KEY (id),
  constraint bank_lines_fingerprint_key UNIQUE (fingerprint),
  constraint bank_lines_payment_id_key UNIQUE (payment_id),
  constraint bank_lines_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES users(id),
  constraint bank_lines_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint bank_lines_amount_check CHECK ((amount > 0)),
  constraint bank_lines_used_check CHECK (((payment_id IS NULL) OR (utr IS NOT NULL))),
  constraint bank_lines_utr_check CHECK ((utr ~ '^[A-Z0-9]{6,35}$'::text))
);
CREATE INDEX bank_lines_imported_by_idx ON bank_lines USING btree (imported_by);
CREATE INDEX bank_lines_unused_idx ON bank_lines USING btree (imported_at) WHERE (payment_id IS NULL);
CREATE UNIQUE INDEX bank_lines_used_utr_key ON bank_lines USING btree (utr) WHERE (payment_id IS NOT NULL);
CREATE TRIGGER bank_lines_used_stay BEFORE DELETE OR UPDATE ON bank_lines FOR EACH ROW WHEN ((old.payment_id IS NOT NULL)) EXECUTE FUNCTION refuse_change();

create table bill_adjustments (
  bill_id uuid not null,
  adjustment_id uuid not null,
  amount bigint not null,
  constraint bill_adjustments_pkey PRIMARY KEY (bill_id, adjustment_id),
  constraint bill_adjustments_adjustment_id_fkey FOREIGN KEY (adjustment_id) REFERENCES adjustments(id),
  constraint bill_adjustments_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES bills(id),
  constraint bill_adjustments_amount_check CHECK ((amount <> 0))
);
CREATE INDEX bill_adjustments_adjustment_id_idx ON bill_adjustments USING btree (adjustment_id);
CREATE TRIGGER bill_adjustments_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON bill_adjustments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table bill_numbers (
  financial_year integer not null,
  last_serial integer not null,
  constraint bill_numbers_pkey PRIMARY KEY (financial_year),
  constraint bill_numbers_last_serial_check CHECK ((last_serial >= 1))
);

create table bills (
  id uuid not null,
  client_id uuid not null,
  year smallint not null,
  month smallint not null,
  bill_date date not null,
  due_date date not null,
  serial integer not null,
  financial_year integer generated always as ((year -
CASE
    WHEN (month < 4) THEN 1
    ELSE 0
END)) stored not null,
  bill_no text generated always as (((((('B/'::text || lpad((((year -
CASE
    WHEN (month < 4) THEN 1
    ELSE 0
END) % 100))::text, 2, '0'::text)) || '-'::text) || lpad((((year +
CASE
    WHEN (month < 4) THEN 0
    ELSE 1
END) % 100))::text, 2, '0'::text)) || '/'::text) || lpad((serial)::text, GREATEST(6, length((serial)::text)), '0'::text))) stored not null,
  status text not null,
  charges bigint not null,
  adjusted bigint default 0 not null,
  penalty bigint default 0 not null,
  total bigint generated always as (((charges + adjusted) +
CASE
    WHEN (waived_at IS NULL) THEN penalty
    ELSE (0)::bigint
END)) stored not null,
  raised_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  penalised_at timestamp with time zone,
  waived_at timestamp with time zone,
  waived_by uuid,
  waiver_reason text,
  constraint bills_pkey PRIMARY KEY (id),
  constraint bills_client_month_key UNIQUE (client_id, year, month),
  constraint bills_number_key UNIQUE (financial_year, serial),
  constraint bills_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint bills_waived_by_fkey FOREIGN KEY (waived_by) REFERENCES users(id),
  constraint bills_adjusted_check CHECK (((charges + adjusted) >= 0)),
  constraint bills_bill_date_check CHECK ((bill_date = (((make_date((year)::integer, (month)::integer, 1) + '1 mon'::interval) - '1 day'::interval))::date)),
  constraint bills_charges_check CHECK ((charges >= 0)),
  constraint bills_due_date_check CHECK ((due_date = (((make_date((year)::integer, (month)::integer, 1) + '1 mon'::interval))::date + 14))),
  constraint bills_month_check CHECK (((month >= 1) AND (month <= 12))),
  constraint bills_penalised_check CHECK (((penalty = 0) OR (penalised_at IS NOT NULL))),
  constraint bills_penalty_check CHECK ((penalty >= 0)),
  constraint bills_serial_check CHECK (((serial >= 1) AND (serial <= 99999999))),
  constraint bills_status_check CHECK ((status = ANY (ARRAY['generated'::text, 'paid'::text, 'success'::text, 'failed'::text]))),
  constraint bills_waiver_check CHECK (((num_nonnulls(waived_at, waived_by, waiver_reason) = ANY (ARRAY[0, 3])) AND ((waived_at IS NULL) OR (penalty > 0))))
);
CREATE INDEX bills_due_idx ON bills USING btree (due_date, id) INCLUDE (total) WHERE (status = ANY (ARRAY['generated'::text, 'failed'::text]));
CREATE INDEX bills_month_idx ON bills USING btree (year, month);
CREATE INDEX bills_open_idx ON bills USING btree (due_date) WHERE ((status = ANY (ARRAY['generated'::text, 'failed'::text])) AND (penalised_at IS NULL));
CREATE INDEX bills_waived_by_idx ON bills USING btree (waived_by);

create table branches (
  id uuid not null,
  name text not null,
  address1 text not null,
  address2 text not null,
  city text not null,
  state text not null,
  pincode text not null,
  branch_code text not null,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  constraint branches_pkey PRIMARY KEY (id),
  constraint branches_branch_code_key UNIQUE (branch_code)
);

create table case_assignments (
  id uuid not null,
  case_id uuid,
  client_id uuid not null,
  amount bigint not null,
  case_no text not null,
  vehicle_no text not null,
  assigned_by uuid not null,
  assigned_at timestamp with time zone not null,
  waited_since timestamp with time zone,
  unassigned_case_id uuid,
  unassigned_at timestamp with time zone,
  unassigned_by uuid,
  unassign_reason text,
  constraint case_assignments_pkey PRIMARY KEY (id),
  constraint case_assignments_case_id_key UNIQUE (case_id),
  constraint case_assignments_assigned_by_fkey FOREIGN KEY (assigned_by) REFERENCES users(id),
  constraint case_assignments_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint case_assignments_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint case_assignments_unassigned_by_fkey FOREIGN KEY (unassigned_by) REFERENCES users(id),
  constraint case_assignments_unassigned_case_id_fkey FOREIGN KEY (unassigned_case_id) REFERENCES cases(id),
  constraint case_assignments_amount_check CHECK ((amount >= 0)),
  constraint case_assignments_unassigned_check CHECK (((num_nonnulls(unassigned_case_id, unassigned_at, unassigned_by, unassign_reason) = ANY (ARRAY[0, 4])) AND ((case_id IS NULL) = (unassigned_case_id IS NOT NULL))))
);
CREATE INDEX case_assignments_assigned_at_idx ON case_assignments USING btree (assigned_at) INCLUDE (case_id);
CREATE INDEX case_assignments_assigned_by_idx ON case_assignments USING btree (assigned_by);
CREATE INDEX case_assignments_client_id_idx ON case_assignments USING btree (client_id, id DESC);
CREATE INDEX case_assignments_reversed_idx ON case_assignments USING btree (client_id, unassigned_at) WHERE (unassigned_at IS NOT NULL);
CREATE INDEX case_assignments_statement_idx ON case_assignments USING btree (client_id, assigned_at) INCLUDE (id, case_id, amount, case_no, vehicle_no);
CREATE INDEX case_assignments_unassigned_by_idx ON case_assignments USING btree (unassigned_by);
CREATE INDEX case_assignments_unassigned_case_id_idx ON case_assignments USING btree (unassigned_case_id);

create table case_comments (
  id uuid not null,
  case_id uuid not null,
  user_id uuid not null,
  client_id uuid,
  text text not null,
  is_internal boolean not null,
  created_at timestamp with time zone not null,
  seq bigint generated always as identity not null,
  constraint case_comments_pkey PRIMARY KEY (id),
  constraint case_comments_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint case_comments_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint case_comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint case_comments_text_check CHECK ((text <> ''::text))
);
CREATE INDEX case_comments_case_id_idx ON case_comments USING btree (case_id, seq);
CREATE INDEX case_comments_client_id_idx ON case_comments USING btree (client_id);
CREATE INDEX case_comments_user_id_idx ON case_comments USING btree (user_id);

create table case_papers (
  id uuid not null,
  case_id uuid not null,
  service_paper_id uuid,
  name text,
  name_key text,
  state text not null,
  note text,
  changed_by uuid not null,
  changed_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  checked_by uuid,
  seq bigint generated always as identity not null,
  constraint case_papers_pkey PRIMARY KEY (id),
  constraint case_papers_name_key UNIQUE (case_id, name_key),
  constraint case_papers_service_paper_id_key UNIQUE (case_id, service_paper_id),
  constraint case_papers_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint case_papers_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  constraint case_papers_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES users(id),
  constraint case_papers_service_paper_id_fkey FOREIGN KEY (service_paper_id) REFERENCES service_papers(id),
  constraint case_papers_checked_check CHECK (((checked_at IS NULL) = (checked_by IS NULL))),
  constraint case_papers_name_check CHECK ((((service_paper_id IS NULL) = (name IS NOT NULL)) AND ((name IS NULL) = (name_key IS NULL)))),
  constraint case_papers_note_check CHECK (((note IS NOT NULL) OR (state = ANY (ARRAY['missing'::text, 'received'::text])))),
  constraint case_papers_state_check CHECK ((state = ANY (ARRAY['missing'::text, 'received'::text, 'deficient'::text, 'notNeeded'::text])))
);
CREATE INDEX case_papers_changed_by_idx ON case_papers USING btree (changed_by);
CREATE INDEX case_papers_checked_by_idx ON case_papers USING btree (checked_by);
CREATE INDEX case_papers_service_paper_id_idx ON case_papers USING btree (service_paper_id);

create table case_stages (
  case_id uuid not null,
  stage text not null,
  reached_at timestamp with time zone not null,
  constraint case_stages_pkey PRIMARY KEY (case_id, stage),
  constraint case_stages_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint case_stages_stage_check CHECK ((stage = ANY (ARRAY['papers'::text, 'submitted'::text, 'inProcess'::text, 'approved'::text, 'dispatched'::text, 'handedOver'::text])))
);
CREATE INDEX case_stages_reached_at_idx ON case_stages USING btree (reached_at, case_id) WHERE (stage = ANY (ARRAY['approved'::text, 'dispatched'::text, 'handedOver'::text]));

create table cases (
  id uuid not null,
  case_no text not null,
  status text not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  created_by uuid not null,
  waits_since timestamp with time zone,
  firm_name text not null,
  dealer_id uuid,
  branch_code text,
  employee_code text,
  incentive bigint,
  appointment_date date,
  application_no text,
  application_date date not null,
  vehicle_no text not null,
  vehicle_id uuid,
  rma_vehicle_no text,
  from_rto text not null,
  to_rto text not null,
  chassis_no text not null,
  engine_no text not null,
  insurance_expiry date,
  puc_expiry date,
  fitness_expiry date,
  tax_expiry date,
  permit_expiry date,
  transfer_to text not null,
  hpt_id uuid not null,
  hpa_id uuid not null,
  number_plate text not null,
  fitness boolean not null,
  rrf boolean not null,
  rma boolean not null,
  alteration boolean not null,
  conversion boolean not null,
  address_change boolean not null,
  drc boolean not null,
  remarks text,
  services text[] generated always as (array_remove(ARRAY[
CASE
    WHEN (transfer_to = 'LOCAL'::text) THEN 'transferLocal'::text
    ELSE NULL::text
END,
CASE
    WHEN (transfer_to = 'OTHER'::text) THEN 'transferOther'::text
    ELSE NULL::text
END,
CASE
    WHEN (hpt_id <> '01900000-0000-7000-8000-000000000001'::uuid) THEN 'hpt'::text
    ELSE NULL::text
END,
CASE
    WHEN (hpa_id <> '01900000-0000-7000-8000-000000000001'::uuid) THEN 'hpa'::text
    ELSE NULL::text
END,
CASE
    WHEN (number_plate = 'HSRP'::text) THEN 'hsrp'::text
    ELSE NULL::text
END,
CASE
    WHEN fitness THEN 'fitness'::text
    ELSE NULL::text
END,
CASE
    WHEN rrf THEN 'rrf'::text
    ELSE NULL::text
END,
CASE
    WHEN rma THEN 'rma'::text
    ELSE NULL::text
END,
CASE
    WHEN alteration THEN 'alteration'::text
    ELSE NULL::text
END,
CASE
    WHEN conversion THEN 'conversion'::text
    ELSE NULL::text
END,
CASE
    WHEN address_change THEN 'addressChange'::text
    ELSE NULL::text
END,
CASE
    WHEN drc THEN 'drc'::text
    ELSE NULL::text
END], NULL::text)) stored not null,
  seller_name text,
  seller_aadhaar_last4 text,
  seller_address text,
  seller_state text,
  seller_phone_no text,
  buyer_name text,
  buyer_aadhaar_last4 text,
  buyer_address text,
  buyer_state text,
  buyer_phone_no text,
  puc_charges bigint not null,
  insurance_charges bigint not null,
  other_charges bigint,
  admin_charges bigint,
  receipt_amount bigint not null,
  expense_remarks text,
  total_amount bigint generated always as (((((receipt_amount + puc_charges) + insurance_charges) + COALESCE(other_charges, (0)::bigint)) + COALESCE(admin_charges, (0)::bigint))) stored not null,
  reference_name text,
  reference_contact_no text,
  rejection_remarks text,
  reason_code text,
  closed_at timestamp with time zone,
  stage text default 'papers'::text not null,
  waiting_on text default 'office'::text not null,
  stage_since timestamp with time zone default now() not null,
  receipt_no text,
  fee_paid bigint,
  handed_to text,
  search_text text generated always as (folded(((((((((((((((((case_no || '
'::text) || vehicle_no) || '
'::text) || translate(vehicle_no, ' -	
'::text, ''::text)) || '
'::text) || firm_name) || '
'::text) || COALESCE(buyer_name, ''::text)) || '
'::text) || COALESCE(seller_name, ''::text)) || '
'::text) || COALESCE(application_no, ''::text)) || '
'::text) || chassis_no) || '
'::text) || engine_no))) stored not null,
  wait_reason text,
  wait_note text,
  constraint cases_pkey PRIMARY KEY (id),
  constraint cases_case_no_key UNIQUE (case_no),
  constraint cases_branch_code_fkey FOREIGN KEY (branch_code) REFERENCES branches(branch_code),
  constraint cases_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint cases_hpa_id_fkey FOREIGN KEY (hpa_id) REFERENCES firms(id),
  constraint cases_hpt_id_fkey FOREIGN KEY (hpt_id) REFERENCES firms(id),
  constraint cases_admin_charges_check CHECK ((admin_charges >= 0)),
  constraint cases_buyer_aadhaar_last4_check CHECK ((buyer_aadhaar_last4 ~ '^([0-9]{4}|COMPANY)$'::text)),
  constraint cases_closed_check CHECK (((closed_at IS NULL) OR (status = 'rejected'::text))),
  constraint cases_fee_paid_check CHECK ((fee_paid >= 0)),
  constraint cases_incentive_check CHECK ((incentive >= 0)),
  constraint cases_insurance_charges_check CHECK ((insurance_charges >= 0)),
  constraint cases_number_plate_check CHECK ((number_plate = ANY (ARRAY['HSRP'::text, 'NON HSRP'::text, 'NA'::text]))),
  constraint cases_other_charges_check CHECK ((other_charges >= 0)),
  constraint cases_owner_check CHECK ((num_nonnulls(seller_name, seller_aadhaar_last4, seller_address, seller_state, seller_phone_no, buyer_name, buyer_aadhaar_last4, buyer_address, buyer_state, buyer_phone_no) = ANY (ARRAY[0, 10]))),
  constraint cases_puc_charges_check CHECK ((puc_charges >= 0)),
  constraint cases_reason_code_check CHECK ((reason_code = ANY (ARRAY['papersMissing'::text, 'signatureMismatch'::text, 'wrongDetails'::text, 'duesPending'::text, 'duplicate'::text, 'other'::text]))),
  constraint cases_reason_code_rejected_check CHECK (((reason_code IS NULL) OR (status = 'rejected'::text))),
  constraint cases_receipt_amount_check CHECK ((receipt_amount >= 0)),
  constraint cases_rejection_check CHECK (((status = 'rejected'::text) = (rejection_remarks IS NOT NULL))),
  constraint cases_seller_aadhaar_last4_check CHECK ((seller_aadhaar_last4 ~ '^([0-9]{4}|COMPANY)$'::text)),
  constraint cases_stage_check CHECK ((stage = ANY (ARRAY['papers'::text, 'submitted'::text, 'inProcess'::text, 'approved'::text, 'dispatched'::text, 'handedOver'::text]))),
  constraint cases_status_check CHECK ((status = ANY (ARRAY['Created'::text, 'Updated'::text, 'ready'::text, 'assigned'::text, 'paid'::text, 'rejected'::text]))),
  constraint cases_transfer_to_check CHECK ((transfer_to = ANY (ARRAY['LOCAL'::text, 'OTHER'::text, 'NA'::text]))),
  constraint cases_wait_check CHECK ((((wait_reason IS NULL) OR (waiting_on = 'dealer'::text)) AND ((wait_note IS NULL) OR (wait_reason IS NOT NULL)))),
  constraint cases_wait_reason_check CHECK ((wait_reason = ANY (ARRAY['papers'::text, 'signature'::text, 'payment'::text, 'vehicle'::text, 'originalRc'::text, 'collect'::text, 'other'::text]))),
  constraint cases_waiting_on_check CHECK ((waiting_on = ANY (ARRAY['office'::text, 'dealer'::text, 'rto'::text, 'financier'::text, 'plateMaker'::text]))),
  constraint cases_waits_check CHECK (((status = 'paid'::text) = (waits_since IS NULL)))
) with (autovacuum_vacuum_scale_factor=0.02);
CREATE INDEX cases_application_date_idx ON cases USING btree (application_date DESC, id DESC) INCLUDE (status, case_no, created_at, appointment_date, total_amount, incentive, waits_since, created_by, stage, waiting_on, closed_at, vehicle_no, application_no, firm_name, buyer_name, buyer_phone_no, from_rto, to_rto);
CREATE INDEX cases_appointment_date_idx ON cases USING btree (appointment_date, id) INCLUDE (application_date, created_by, status);
CREATE INDEX cases_chassis_key_idx ON cases USING btree (chassis_key(chassis_no));
CREATE INDEX cases_created_by_idx ON cases USING btree (created_by, application_date DESC, id DESC) INCLUDE (status);
CREATE INDEX cases_fitness_expiry_idx ON cases USING btree (fitness_expiry, id) INCLUDE (status);
CREATE INDEX cases_insurance_expiry_idx ON cases USING btree (insurance_expiry, id) INCLUDE (status);
CREATE INDEX cases_permit_expiry_idx ON cases USING btree (permit_expiry, id) INCLUDE (status);
CREATE INDEX cases_plate_end_idx ON cases USING btree (reverse(folded(translate(vehicle_no, ' -.	
'::text, ''::text))) text_pattern_ops);
CREATE INDEX cases_puc_expiry_idx ON cases USING btree (puc_expiry, id) INCLUDE (status);
CREATE INDEX cases_search_text_idx ON cases USING gin (search_text gin_trgm_ops, buyer_phone_no gin_trgm_ops, seller_phone_no gin_trgm_ops);
CREATE INDEX cases_stage_idx ON cases USING btree (stage, stage_since, id) INCLUDE (services, created_by, waiting_on) WHERE (status <> 'rejected'::text);
CREATE INDEX cases_status_waits_idx ON cases USING btree (status, waits_since, id);
CREATE INDEX cases_tax_expiry_idx ON cases USING btree (tax_expiry, id) INCLUDE (status);
CREATE INDEX cases_vehicle_id_idx ON cases USING btree (vehicle_id, created_at DESC, id DESC) INCLUDE (created_by, status);
CREATE TRIGGER case_waits BEFORE INSERT OR UPDATE OF status, waits_since ON cases FOR EACH ROW EXECUTE FUNCTION note_case_waits();

create table cash_books (
  employee_id uuid not null,
  balance bigint not null,
  closed_until date,
  constraint cash_books_pkey PRIMARY KEY (employee_id),
  constraint cash_books_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES users(id)
);

create table cash_days (
  id uuid not null,
  employee_id uuid not null,
  day date not null,
  balance bigint not null,
  entries integer not null,
  closed_by uuid not null,
  closed_at timestamp with time zone not null,
  confirmed_by uuid,
  confirmed_at timestamp with time zone,
  constraint cash_days_pkey PRIMARY KEY (id),
  constraint cash_days_day_key UNIQUE (employee_id, day),
  constraint cash_days_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint cash_days_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES users(id),
  constraint cash_days_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES cash_books(employee_id),
  constraint cash_days_confirmed_check CHECK ((num_nonnulls(confirmed_by, confirmed_at) = ANY (ARRAY[0, 2]))),
  constraint cash_days_entries_check CHECK ((entries > 0))
);
CREATE INDEX cash_days_closed_by_idx ON cash_days USING btree (closed_by);
CREATE INDEX cash_days_confirmed_by_idx ON cash_days USING btree (confirmed_by);
CREATE INDEX cash_days_unconfirmed_idx ON cash_days USING btree (closed_at) WHERE (confirmed_at IS NULL);
CREATE TRIGGER cash_days_confirmed_stay BEFORE UPDATE ON cash_days FOR EACH ROW WHEN (((old.confirmed_at IS NOT NULL) OR (((((((old.id IS DISTINCT FROM new.id) OR (old.employee_id IS DISTINCT FROM new.employee_id)) OR (old.day IS DISTINCT FROM new.day)) OR (old.balance IS DISTINCT FROM new.balance)) OR (old.entries IS DISTINCT FROM new.entries)) OR (old.closed_by IS DISTINCT FROM new.closed_by)) OR (old.closed_at IS DISTINCT FROM new.closed_at)))) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_days_stay BEFORE DELETE ON cash_days FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table cash_entries (
  id uuid not null,
  employee_id uuid not null,
  kind text not null,
  amount bigint not null,
  day date not null,
  expense text,
  case_id uuid,
  note text,
  photo_id uuid,
  reverses uuid,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  seq bigint generated always as identity not null,
  constraint cash_entries_pkey PRIMARY KEY (id),
  constraint cash_entries_photo_id_key UNIQUE (photo_id),
  constraint cash_entries_reverses_key UNIQUE (reverses),
  constraint cash_entries_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint cash_entries_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES cash_books(employee_id),
  constraint cash_entries_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint cash_entries_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES uploads(id),
  constraint cash_entries_reverses_fkey FOREIGN KEY (reverses) REFERENCES cash_entries(id),
  constraint cash_entries_amount_check CHECK ((amount <> 0)),
  constraint cash_entries_case_check CHECK (
CASE
    WHEN (case_id IS NULL) THEN (COALESCE(expense, 'other'::text) = 'other'::text)
    ELSE (kind = 'spent'::text)
END),
  constraint cash_entries_expense_check CHECK ((expense = ANY (ARRAY['receipt'::text, 'puc'::text, 'insurance'::text, 'other'::text]))),
  constraint cash_entries_kind_check CHECK ((kind = ANY (ARRAY['advance'::text, 'spent'::text, 'returned'::text]))),
  constraint cash_entries_note_check CHECK ((note <> ''::text)),
  constraint cash_entries_sign_check CHECK (((amount > 0) = ((kind = 'advance'::text) = (reverses IS NULL)))),
  constraint cash_entries_spent_check CHECK (((kind = 'spent'::text) = (expense IS NOT NULL)))
);
CREATE INDEX cash_entries_case_id_idx ON cash_entries USING btree (case_id);
CREATE INDEX cash_entries_employee_id_idx ON cash_entries USING btree (employee_id, seq DESC);
CREATE INDEX cash_entries_made_by_idx ON cash_entries USING btree (made_by);
CREATE TRIGGER cash_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON cash_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table clients (
  id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  mobile_no text not null,
  firm_name text not null,
  firm_key text generated always as (firm_key(firm_name)) stored not null,
  address1 text not null,
  address2 text not null,
  city text not null,
  state text not null,
  pincode text not null,
  gstin text,
  is_verified boolean default false not null,
  created_at timestamp with time zone not null,
  verified_at timestamp with time zone,
  credit_limit bigint default 0 not null,
  utilized_credit bigint default 0 not null,
  credit_beyond_limit bigint default 0 not null,
  fixed_penalty bigint default 0 not null,
  dunning_paused_at timestamp with time zone,
  constraint clients_pkey PRIMARY KEY (id),
  constraint clients_credit_limit_check CHECK ((credit_limit >= 0)),
  constraint clients_firm_name_check CHECK ((length(firm_name) <= 200)),
  constraint clients_fixed_penalty_check CHECK ((fixed_penalty >= 0)),
  constraint clients_utilized_credit_check CHECK (((credit_beyond_limit >= 0) AND ((utilized_credit >= 0) AND (utilized_credit <= (credit_limit + credit_beyond_limit)))))
);
CREATE UNIQUE INDEX clients_firm_key_key ON clients USING btree (firm_key) WHERE is_verified;
CREATE INDEX clients_firm_name_idx ON clients USING btree (firm_name) WHERE is_verified;
CREATE INDEX clients_search_idx ON clients USING gin (folded(((((first_name || ' '::text) || last_name) || '
'::text) || firm_name)) gin_trgm_ops);
CREATE INDEX clients_sign_ups_idx ON clients USING btree (created_at, id) WHERE (NOT is_verified);

create table credit_overrides (
  id uuid not null,
  client_id uuid not null,
  reason text not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  payment_id uuid,
  constraint credit_overrides_pkey PRIMARY KEY (id),
  constraint credit_overrides_payment_id_key UNIQUE (payment_id),
  constraint credit_overrides_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint credit_overrides_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint credit_overrides_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint credit_overrides_reason_check CHECK ((reason <> ''::text))
);
CREATE INDEX credit_overrides_client_id_idx ON credit_overrides USING btree (client_id, expires_at);
CREATE INDEX credit_overrides_made_by_idx ON credit_overrides USING btree (made_by);

create table deliveries (
  id uuid not null,
  channel text not null,
  template text not null,
  recipient text not null,
  subject text not null,
  key_id smallint not null,
  sealed bytea not null,
  language text default 'en'::text not null,
  state text default 'waiting'::text not null,
  attempts integer default 0 not null,
  due_at timestamp with time zone not null,
  is_urgent boolean default false not null,
  last_error text,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  sent_to text,
  dedupe_key text,
  entry_id uuid,
  webhook_id uuid,
  event_id uuid,
  subject_id uuid,
  seq bigint,
  response_status smallint,
  constraint deliveries_pkey PRIMARY KEY (id),
  constraint deliveries_dedupe_key_key UNIQUE (dedupe_key),
  constraint deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE,
  constraint deliveries_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'webhook'::text, 'event'::text, 'push'::text]))),
  constraint deliveries_event_check CHECK ((num_nonnulls(webhook_id, event_id, subject_id, seq) =
CASE channel
    WHEN 'event'::text THEN 4
    ELSE 0
END)),
  constraint deliveries_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'mr'::text]))),
  constraint deliveries_sent_to_check CHECK ((sent_to = ANY (ARRAY['server'::text, 'folder'::text]))),
  constraint deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'dead'::text])))
);
CREATE INDEX deliveries_event_due_idx ON deliveries USING btree (webhook_id, due_at, seq) WHERE ((state = 'waiting'::text) AND (webhook_id IS NOT NULL));
CREATE INDEX deliveries_event_order_idx ON deliveries USING btree (webhook_id, subject_id, seq) WHERE ((state = 'waiting'::text) AND (last_error IS NULL) AND (webhook_id IS NOT NULL));
CREATE INDEX deliveries_waiting_idx ON deliveries USING btree (channel, is_urgent DESC, due_at) WHERE (state = 'waiting'::text);
CREATE INDEX deliveries_webhook_id_idx ON deliveries USING btree (webhook_id, seq DESC);

create table documents (
  id uuid not null,
  name text not null,
  url text not null,
  created_at timestamp with time zone not null,
  constraint documents_pkey PRIMARY KEY (id)
);

create table drawn_pages (
  attachment_id uuid,
  form_id uuid,
  page integer not null,
  page_count integer,
  file_key text,
  fault text,
  drawn_at timestamp with time zone not null,
  constraint drawn_pages_attachment_id_key UNIQUE (attachment_id, page),
  constraint drawn_pages_file_key_key UNIQUE (file_key),
  constraint drawn_pages_form_id_key UNIQUE (form_id, page),
  constraint drawn_pages_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES attachments(id) ON DELETE CASCADE,
  constraint drawn_pages_form_id_fkey FOREIGN KEY (form_id) REFERENCES forms(id) ON DELETE CASCADE,
  constraint drawn_pages_page_check CHECK ((page > 0)),
  constraint drawn_pages_result_check CHECK (((num_nonnulls(file_key, fault) = 1) AND ((file_key IS NULL) = (page_count IS NULL)))),
  constraint drawn_pages_source_check CHECK ((num_nonnulls(attachment_id, form_id) = 1))
);

create table dropped_files (
  file_key text not null,
  dropped_at timestamp with time zone not null,
  constraint dropped_files_pkey PRIMARY KEY (file_key)
);

create table dunning_settings (
  id smallint default 1 not null,
  days smallint[] not null,
  updated_at timestamp with time zone not null,
  constraint dunning_settings_pkey PRIMARY KEY (id),
  constraint dunning_settings_id_check CHECK ((id = 1))
);

create table dunnings (
  bill_id uuid not null,
  day smallint not null,
  judged_at timestamp with time zone not null,
  total bigint not null,
  constraint dunnings_pkey PRIMARY KEY (bill_id, day),
  constraint dunnings_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES bills(id),
  constraint dunnings_day_check CHECK ((day > 0)),
  constraint dunnings_total_check CHECK ((total > 0))
);

create table firms (
  id uuid not null,
  name text not null,
  name_key text not null,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  constraint firms_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX firms_name_key ON firms USING btree (name_key);

create table forms (
  id uuid not null,
  name text not null,
  file_key text not null,
  bytes integer not null,
  pages jsonb not null,
  fields text[] not null,
  services text[] default '{}'::text[] not null,
  marks jsonb default '[]'::jsonb not null,
  is_active boolean default true not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  constraint forms_pkey PRIMARY KEY (id),
  constraint forms_file_key_key UNIQUE (file_key),
  constraint forms_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint forms_bytes_check CHECK ((bytes > 0))
);
CREATE INDEX forms_user_id_idx ON forms USING btree (user_id);

create table gst_settings (
  id smallint default 1 not null,
  is_on boolean not null,
  gstin text,
  sac text,
  rate integer not null,
  from_day date,
  updated_at timestamp with time zone not null,
  constraint gst_settings_pkey PRIMARY KEY (id),
  constraint gst_settings_id_check CHECK ((id = 1)),
  constraint gst_settings_on_check CHECK (((NOT is_on) OR (num_nulls(gstin, sac, from_day) = 0))),
  constraint gst_settings_rate_check CHECK (((rate >= 0) AND (rate <= 4000)))
);

create table heartbeat (
  only_row boolean default true not null,
  at timestamp with time zone not null,
  constraint heartbeat_pkey PRIMARY KEY (only_row),
  constraint heartbeat_only_row_check CHECK (only_row)
);

create table history (
  seq bigint generated always as identity not null,
  id uuid not null,
  at timestamp with time zone not null,
  actor_id uuid,
  key_id uuid,
  subject_type text not null,
  subject_id uuid not null,
  action text not null,
  changes jsonb default '{}'::jsonb not null,
  constraint history_pkey PRIMARY KEY (id)
);
CREATE INDEX history_action_idx ON history USING btree (action, at DESC, seq DESC);
CREATE INDEX history_actor_id_idx ON history USING btree (actor_id, at DESC, seq DESC);
CREATE INDEX history_at_idx ON history USING btree (at DESC, seq DESC);
CREATE UNIQUE INDEX history_seq_key ON history USING btree (seq);
CREATE INDEX history_subject_idx ON history USING btree (subject_type, subject_id, seq DESC);
CREATE TRIGGER history_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON history FOR EACH STATEMENT EXECUTE FUNCTION history_is_append_only();
CREATE TRIGGER history_reseals_only BEFORE UPDATE ON history FOR EACH ROW EXECUTE FUNCTION history_reseals_only();

create table history_seals (
  number integer not null,
  last_seq bigint not null,
  hash bytea not null,
  entries bytea not null,
  sealed_at timestamp with time zone default now() not null,
  constraint history_seals_pkey PRIMARY KEY (number),
  constraint history_seals_last_seq_key UNIQUE (last_seq),
  constraint history_seals_entries_check CHECK (((length(entries) > 0) AND ((length(entries) % 16) = 0))),
  constraint history_seals_hash_check CHECK ((length(hash) = 32)),
  constraint history_seals_number_check CHECK ((number > 0))
);
CREATE TRIGGER history_seals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON history_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table idempotency_keys (
  user_id uuid not null,
  credential_id uuid not null,
  key text not null,
  call text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, credential_id, key),
  constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys USING btree (created_at);

create table import_chunks (
  import_id uuid not null,
  number integer not null,
  key_id smallint not null,
  sealed bytea not null,
  problems jsonb not null,
  constraint import_chunks_pkey PRIMARY KEY (import_id, number),
  constraint import_chunks_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);

create table imports (
  id uuid not null,
  kind text not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  columns text[] not null,
  rows integer not null,
  bad integer not null,
  without_cells integer default 0 not null,
  version integer default 1 not null,
  state text default 'checked'::text not null,
  progress integer default 0 not null,
  progress_at timestamp with time zone,
  made integer default 0 not null,
  skipped integer default 0 not null,
  finished_at timestamp with time zone,
  made_ids uuid[] default '{}'::uuid[] not null,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint imports_finished_check CHECK (((finished_at IS NOT NULL) = (state <> 'checked'::text))),
  constraint imports_kind_check CHECK ((kind = ANY (ARRAY['rtos'::text, 'firms'::text, 'branches'::text, 'clients'::text, 'vehicles'::text, 'cases'::text]))),
  constraint imports_state_check CHECK ((state = ANY (ARRAY['checked'::text, 'done'::text, 'undone'::text])))
);
CREATE INDEX imports_user_id_idx ON imports USING btree (user_id, created_at);

create table invoice_lines (
  invoice_id uuid not null,
  assignment_id uuid not null,
  service bigint not null,
  reimbursements bigint not null,
  constraint invoice_lines_pkey PRIMARY KEY (invoice_id, assignment_id),
  constraint invoice_lines_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES case_assignments(id),
  constraint invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint invoice_lines_amounts_check CHECK ((LEAST(service, reimbursements) >= 0))
);
CREATE INDEX invoice_lines_assignment_id_idx ON invoice_lines USING btree (assignment_id);
CREATE TRIGGER invoice_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table invoice_numbers (
  kind text not null,
  financial_year integer not null,
  last_serial integer not null,
  constraint invoice_numbers_pkey PRIMARY KEY (kind, financial_year),
  constraint invoice_numbers_last_serial_check CHECK ((last_serial >= 1))
);

create table invoices (
  id uuid not null,
  kind text not null,
  invoice_date date not null,
  financial_year integer generated always as ((EXTRACT(year FROM (invoice_date - '3 mons'::interval)))::integer) stored not null,
  serial integer not null,
  invoice_no text generated always as ((((((
CASE kind
    WHEN 'invoice'::text THEN 'IN/'::text
    ELSE 'CN/'::text
END || lpad((((EXTRACT(year FROM (invoice_date - '3 mons'::interval)))::integer % 100))::text, 2, '0'::text)) || '-'::text) || lpad((((EXTRACT(year FROM (invoice_date + '9 mons'::interval)))::integer % 100))::text, 2, '0'::text)) || '/'::text) || lpad((serial)::text, GREATEST(5, length((serial)::text)), '0'::text))) stored not null,
  payment_id uuid,
  bill_id uuid,
  adjustment_id uuid,
  corrects uuid,
  client_id uuid not null,
  client_name text not null,
  client_address text not null,
  client_gstin text,
  client_state text not null,
  supplier_gstin text not null,
  supplier_state text not null,
  sac text not null,
  rate integer not null,
  taxable_value bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  reimbursements bigint not null,
  total bigint generated always as (((((taxable_value + cgst) + sgst) + igst) + reimbursements)) stored not null,
  made_at timestamp with time zone not null,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_adjustment_id_key UNIQUE (adjustment_id),
  constraint invoices_bill_id_key UNIQUE (bill_id),
  constraint invoices_number_key UNIQUE (kind, financial_year, serial),
  constraint invoices_payment_id_key UNIQUE (payment_id),
  constraint invoices_adjustment_id_fkey FOREIGN KEY (adjustment_id) REFERENCES adjustments(id),
  constraint invoices_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES bills(id),
  constraint invoices_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint invoices_corrects_fkey FOREIGN KEY (corrects) REFERENCES invoices(id),
  constraint invoices_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint invoices_amounts_check CHECK ((LEAST(taxable_value, cgst, sgst, igst, reimbursements) >= 0)),
  constraint invoices_corrects_check CHECK (((corrects IS NULL) = (adjustment_id IS NULL))),
  constraint invoices_credit_note_check CHECK (((kind = 'invoice'::text) OR (adjustment_id IS NOT NULL))),
  constraint invoices_halves_check CHECK (((cgst = sgst) AND ((igst = 0) OR (cgst = 0)))),
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit note'::text]))),
  constraint invoices_serial_check CHECK (((serial >= 1) AND (serial <= 9999999))),
  constraint invoices_subject_check CHECK ((num_nonnulls(payment_id, bill_id, adjustment_id) = 1))
);
CREATE INDEX invoices_client_id_idx ON invoices USING btree (client_id);
CREATE INDEX invoices_corrects_idx ON invoices USING btree (corrects);
CREATE INDEX invoices_invoice_date_idx ON invoices USING btree (invoice_date, kind, serial);
CREATE TRIGGER invoices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table known_places (
  user_id uuid not null,
  place bytea not null,
  seen_at timestamp with time zone not null,
  constraint known_places_pkey PRIMARY KEY (user_id, place),
  constraint known_places_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table ledger_laws (
  law text not null,
  broken integer not null,
  audited_at timestamp with time zone not null,
  reported_at timestamp with time zone,
  constraint ledger_laws_pkey PRIMARY KEY (law),
  constraint ledger_laws_broken_check CHECK ((broken >= 0))
);

create table mail_settings (
  only_row boolean default true not null,
  public_url text not null,
  host text not null,
  port integer not null,
  is_tls boolean not null,
  user_name text not null,
  sender text not null,
  key_id smallint not null,
  sealed bytea not null,
  updated_at timestamp with time zone not null,
  constraint mail_settings_pkey PRIMARY KEY (only_row),
  constraint mail_settings_only_row_check CHECK (only_row),
  constraint mail_settings_port_check CHECK (((port >= 1) AND (port <= 65535)))
);

create table notification_preferences (
  user_id uuid not null,
  event text not null,
  in_app boolean not null,
  mail text not null,
  constraint notification_preferences_pkey PRIMARY KEY (user_id, event),
  constraint notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint notification_preferences_event_check CHECK ((event = ANY (ARRAY['caseAssigned'::text, 'caseUnassigned'::text, 'caseRejected'::text, 'stageChanged'::text, 'paperWanted'::text, 'paperUploaded'::text, 'comment'::text, 'requestNew'::text, 'requestAccepted'::text, 'requestDeclined'::text, 'casePaid'::text, 'paymentWaits'::text, 'paymentVerified'::text, 'paymentRejected'::text, 'billRaised'::text, 'billDue'::text, 'billOverdue'::text, 'clientSignedUp'::text, 'mailGivenUp'::text, 'webhookFailed'::text]))),
  constraint notification_preferences_mail_check CHECK ((mail = ANY (ARRAY['now'::text, 'daily'::text, 'off'::text])))
);

create table notifications (
  id uuid not null,
  user_id uuid not null,
  event text not null,
  at timestamp with time zone not null,
  case_id uuid,
  facts jsonb not null,
  in_app boolean not null,
  waits_for_digest boolean not null,
  waits_for_gateway boolean default false not null,
  read_at timestamp with time zone,
  seq bigint generated always as identity not null,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint notifications_event_check CHECK ((event = ANY (ARRAY['caseAssigned'::text, 'caseUnassigned'::text, 'caseRejected'::text, 'stageChanged'::text, 'paperWanted'::text, 'paperUploaded'::text, 'comment'::text, 'requestNew'::text, 'requestAccepted'::text, 'requestDeclined'::text, 'casePaid'::text, 'paymentWaits'::text, 'paymentVerified'::text, 'paymentRejected'::text, 'billRaised'::text, 'billDue'::text, 'billOverdue'::text, 'clientSignedUp'::text, 'mailGivenUp'::text, 'webhookFailed'::text])))
);
CREATE INDEX notifications_case_id_idx ON notifications USING btree (case_id);
CREATE INDEX notifications_digest_idx ON notifications USING btree (user_id, seq) WHERE waits_for_digest;
CREATE INDEX notifications_gateway_idx ON notifications USING btree (user_id, at) WHERE waits_for_gateway;
CREATE INDEX notifications_unread_idx ON notifications USING btree (user_id) WHERE (in_app AND (read_at IS NULL));
CREATE INDEX notifications_user_id_idx ON notifications USING btree (user_id, seq);

create table office_profile (
  id smallint default 1 not null,
  name text not null,
  address1 text not null,
  address2 text not null,
  city text not null,
  state text not null,
  pincode text not null,
  phone text not null,
  email text not null,
  gstin text,
  upi_payee text not null,
  logo_id uuid,
  colleagues_in_search boolean not null,
  updated_at timestamp with time zone not null,
  constraint office_profile_pkey PRIMARY KEY (id),
  constraint office_profile_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES uploads(id),
  constraint office_profile_id_check CHECK ((id = 1))
);
CREATE INDEX office_profile_logo_id_idx ON office_profile USING btree (logo_id);

create table one_time_links (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint one_time_links_pkey PRIMARY KEY (token_hash),
  constraint one_time_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX one_time_links_user_id_key ON one_time_links USING btree (user_id);

create table original_moves (
  id uuid not null,
  original_id uuid not null,
  holder text,
  employee_id uuid,
  handed_to text,
  proof text,
  slip_id uuid,
  note text,
  undoes uuid,
  client_id uuid,
  moved_by uuid not null,
  moved_at timestamp with time zone not null,
  seq bigint generated always as identity not null,
  constraint original_moves_pkey PRIMARY KEY (id),
  constraint original_moves_slip_id_key UNIQUE (slip_id),
  constraint original_moves_undoes_key UNIQUE (undoes),
  constraint original_moves_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint original_moves_employee_id_fkey FOREIGN KEY (employee_id) REFERENCES users(id),
  constraint original_moves_moved_by_fkey FOREIGN KEY (moved_by) REFERENCES users(id),
  constraint original_moves_original_id_fkey FOREIGN KEY (original_id) REFERENCES originals(id),
  constraint original_moves_slip_id_fkey FOREIGN KEY (slip_id) REFERENCES uploads(id),
  constraint original_moves_undoes_fkey FOREIGN KEY (undoes) REFERENCES original_moves(id),
  constraint original_moves_employee_check CHECK ((((holder = 'employee'::text) IS TRUE) = (employee_id IS NOT NULL))),
  constraint original_moves_handed_to_check CHECK ((handed_to <> ''::text)),
  constraint original_moves_holder_check CHECK ((holder = ANY (ARRAY['office'::text, 'employee'::text, 'rto'::text, 'dealer'::text, 'person'::text]))),
  constraint original_moves_mistake_check CHECK (((holder IS NOT NULL) OR (undoes IS NOT NULL))),
  constraint original_moves_note_check CHECK ((note <> ''::text)),
  constraint original_moves_proof_check CHECK ((proof = ANY (ARRAY['drawn'::text, 'photo'::text, 'paper'::text]))),
  constraint original_moves_slip_check CHECK (((slip_id IS NULL) OR (proof = 'photo'::text))),
  constraint original_moves_taker_check CHECK ((((holder = ANY (ARRAY['dealer'::text, 'person'::text])) IS TRUE) = ((handed_to IS NOT NULL) AND (proof IS NOT NULL))))
);
CREATE INDEX original_moves_client_id_idx ON original_moves USING btree (client_id);
CREATE INDEX original_moves_employee_id_idx ON original_moves USING btree (employee_id);
CREATE INDEX original_moves_moved_by_idx ON original_moves USING btree (moved_by);
CREATE INDEX original_moves_original_id_idx ON original_moves USING btree (original_id, seq DESC);
CREATE TRIGGER original_moves_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON original_moves FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table originals (
  id uuid not null,
  case_id uuid not null,
  kind text not null,
  note text,
  given_by text not null,
  name text,
  client_id uuid,
  received_at timestamp with time zone not null,
  constraint originals_pkey PRIMARY KEY (id),
  constraint originals_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint originals_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint originals_given_by_check CHECK ((given_by = ANY (ARRAY['dealer'::text, 'person'::text, 'rto'::text]))),
  constraint originals_kind_check CHECK ((kind = ANY (ARRAY['rc'::text, 'noc'::text, 'numberPlate'::text, 'insurance'::text, 'permit'::text, 'fitness'::text, 'idProof'::text, 'other'::text]))),
  constraint originals_name_check CHECK ((name <> ''::text)),
  constraint originals_note_check CHECK ((note <> ''::text))
);
CREATE INDEX originals_case_id_idx ON originals USING btree (case_id);
CREATE INDEX originals_client_id_idx ON originals USING btree (client_id);
CREATE TRIGGER originals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON originals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table passkey_challenges (
  challenge bytea not null,
  purpose text not null,
  session_id uuid,
  ends_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge),
  constraint passkey_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint passkey_challenges_challenge_check CHECK ((length(challenge) = 32)),
  constraint passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'sign in'::text, 'step up'::text]))),
  constraint passkey_challenges_session_check CHECK (((session_id IS NULL) = (purpose = 'sign in'::text)))
);
CREATE INDEX passkey_challenges_session_id_idx ON passkey_challenges USING btree (session_id);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] default '{}'::text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint passkeys_counter_check CHECK ((counter >= 0)),
  constraint passkeys_name_check CHECK ((name <> ''::text))
);
CREATE INDEX passkeys_user_id_idx ON passkeys USING btree (user_id);

create table payment_assignments (
  payment_id uuid not null,
  assignment_id uuid not null,
  is_live boolean not null,
  seq bigint generated always as identity not null,
  constraint payment_assignments_pkey PRIMARY KEY (payment_id, assignment_id),
  constraint payment_assignments_assignment_id_fkey FOREIGN KEY (assignment_id) REFERENCES case_assignments(id),
  constraint payment_assignments_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX payment_assignments_assignment_id_idx ON payment_assignments USING btree (assignment_id, seq DESC) INCLUDE (payment_id);
CREATE UNIQUE INDEX payment_assignments_live_key ON payment_assignments USING btree (assignment_id) WHERE is_live;

create table payments (
  id uuid not null,
  client_id uuid not null,
  paid_by uuid not null,
  amount bigint not null,
  mode text not null,
  status text not null,
  payment_date timestamp with time zone not null,
  proof_id uuid,
  utr text,
  bill_id uuid,
  billed_in uuid,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_proof_id_key UNIQUE (proof_id),
  constraint payments_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES bills(id),
  constraint payments_billed_in_fkey FOREIGN KEY (billed_in) REFERENCES bills(id),
  constraint payments_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint payments_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint payments_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES users(id),
  constraint payments_proof_id_fkey FOREIGN KEY (proof_id) REFERENCES uploads(id),
  constraint payments_amount_check CHECK ((amount >= 0)),
  constraint payments_bill_check CHECK (((bill_id IS NULL) OR (mode <> 'CREDIT'::text))),
  constraint payments_billed_check CHECK (((billed_in IS NULL) OR (mode = 'CREDIT'::text))),
  constraint payments_credit_check CHECK (((mode <> 'CREDIT'::text) OR (status = 'success'::text))),
  constraint payments_decided_check CHECK ((((mode = 'CREDIT'::text) OR (status = 'paid'::text)) = (decided_by IS NULL))),
  constraint payments_mode_check CHECK ((mode = ANY (ARRAY['CASH'::text, 'UPI'::text, 'CREDIT'::text]))),
  constraint payments_proof_check CHECK (((mode = 'CREDIT'::text) = (proof_id IS NULL))),
  constraint payments_reason_check CHECK (((reason IS NULL) OR (status = 'failed'::text))),
  constraint payments_status_check CHECK ((status = ANY (ARRAY['paid'::text, 'success'::text, 'failed'::text]))),
  constraint payments_utr_check CHECK (((utr IS NULL) OR ((mode <> 'CREDIT'::text) AND (utr ~ '^[A-Z0-9]{6,35}$'::text))))
);
CREATE INDEX payments_bill_id_idx ON payments USING btree (bill_id);
CREATE INDEX payments_billed_in_idx ON payments USING btree (billed_in);
CREATE INDEX payments_client_id_idx ON payments USING btree (client_id, payment_date DESC, id DESC);
CREATE INDEX payments_decided_by_idx ON payments USING btree (decided_by);
CREATE INDEX payments_decided_idx ON payments USING btree (decided_at, id) WHERE (decided_by IS NOT NULL);
CREATE UNIQUE INDEX payments_live_bill_key ON payments USING btree (bill_id) WHERE (status <> 'failed'::text);
CREATE INDEX payments_paid_by_idx ON payments USING btree (paid_by);
CREATE INDEX payments_pending_idx ON payments USING btree (payment_date, id) WHERE (status = 'paid'::text);
CREATE INDEX payments_received_idx ON payments USING btree (decided_at) INCLUDE (amount) WHERE ((status = 'success'::text) AND (mode <> 'CREDIT'::text));
CREATE INDEX payments_settled_idx ON payments USING btree (client_id, decided_at) INCLUDE (amount) WHERE ((status = 'success'::text) AND (mode <> 'CREDIT'::text));
CREATE INDEX payments_unbilled_idx ON payments USING btree (payment_date, client_id) WHERE ((mode = 'CREDIT'::text) AND (billed_in IS NULL));
CREATE INDEX payments_utr_idx ON payments USING btree (utr) WHERE (utr IS NOT NULL);
CREATE INDEX payments_utr_text_idx ON payments USING gin (utr gin_trgm_ops) WHERE (utr IS NOT NULL);

create table push_subscriptions (
  id uuid not null,
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  session_id uuid,
  created_at timestamp with time zone not null,
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_user_id_idx ON push_subscriptions USING btree (user_id, created_at);

create table rate_limits (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);

create table rates (
  id uuid not null,
  position integer not null,
  service_code text not null,
  rto_id uuid,
  client_id uuid,
  receipt_amount bigint not null,
  other_charges bigint not null,
  admin_charges bigint not null,
  puc_charges bigint,
  insurance_charges bigint,
  constraint rates_pkey PRIMARY KEY (id),
  constraint rates_combination_key UNIQUE NULLS NOT DISTINCT (service_code, rto_id, client_id),
  constraint rates_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint rates_rto_id_fkey FOREIGN KEY (rto_id) REFERENCES rtos(id),
  constraint rates_service_code_fkey FOREIGN KEY (service_code) REFERENCES services(code),
  constraint rates_admin_charges_check CHECK ((admin_charges >= 0)),
  constraint rates_insurance_charges_check CHECK ((insurance_charges >= 0)),
  constraint rates_other_charges_check CHECK ((other_charges >= 0)),
  constraint rates_puc_charges_check CHECK ((puc_charges >= 0)),
  constraint rates_receipt_amount_check CHECK ((receipt_amount >= 0))
);
CREATE INDEX rates_client_id_idx ON rates USING btree (client_id);
CREATE INDEX rates_rto_id_idx ON rates USING btree (rto_id);

create table reading_settings (
  id smallint default 1 not null,
  is_on boolean not null,
  kinds text[] not null,
  updated_at timestamp with time zone not null,
  constraint reading_settings_pkey PRIMARY KEY (id),
  constraint reading_settings_id_check CHECK ((id = 1))
);

create table readings (
  id uuid not null,
  attachment_id uuid,
  upload_id uuid,
  kind text,
  certainty real not null,
  key_id smallint not null,
  sealed bytea not null,
  read_at timestamp with time zone not null,
  agrees_utr boolean,
  agrees_amount boolean,
  agrees_day boolean,
  agrees_payee boolean,
  proof_rank smallint generated always as (
CASE
    WHEN (NOT (COALESCE(agrees_utr, true) AND COALESCE(agrees_amount, true) AND COALESCE(agrees_day, true) AND COALESCE(agrees_payee, true))) THEN 0
    WHEN (agrees_utr AND agrees_amount) THEN 2
    ELSE 1
END) stored not null,
  constraint readings_pkey PRIMARY KEY (id),
  constraint readings_attachment_id_key UNIQUE (attachment_id),
  constraint readings_upload_id_key UNIQUE (upload_id),
  constraint readings_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES attachments(id) ON DELETE CASCADE,
  constraint readings_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE CASCADE,
  constraint readings_certainty_check CHECK (((certainty >= (0)::double precision) AND (certainty <= (1)::double precision))),
  constraint readings_file_check CHECK ((num_nonnulls(attachment_id, upload_id) = 1)),
  constraint readings_kind_check CHECK ((kind = ANY (ARRAY['RC'::text, 'INSURANCE'::text, 'PUC'::text, 'FITNESS'::text, 'TAX'::text, 'PERMIT'::text, 'RECEIPT'::text, 'PAYMENT'::text])))
);

create table receipt_numbers (
  financial_year integer not null,
  last_serial integer not null,
  constraint receipt_numbers_pkey PRIMARY KEY (financial_year),
  constraint receipt_numbers_last_serial_check CHECK ((last_serial >= 1))
);

create table receipts (
  payment_id uuid not null,
  given_at timestamp with time zone not null,
  financial_year integer generated always as ((EXTRACT(year FROM ((given_at AT TIME ZONE 'Asia/Kolkata'::text) - '3 mons'::interval)))::integer) stored not null,
  serial integer not null,
  receipt_no text generated always as (((((('RV/'::text || lpad((((EXTRACT(year FROM ((given_at AT TIME ZONE 'Asia/Kolkata'::text) - '3 mons'::interval)))::integer % 100))::text, 2, '0'::text)) || '-'::text) || lpad((((EXTRACT(year FROM ((given_at AT TIME ZONE 'Asia/Kolkata'::text) + '9 mons'::interval)))::integer % 100))::text, 2, '0'::text)) || '/'::text) || lpad((serial)::text, GREATEST(6, length((serial)::text)), '0'::text))) stored not null,
  printed_at timestamp with time zone,
  constraint receipts_pkey PRIMARY KEY (payment_id),
  constraint receipts_number_key UNIQUE (financial_year, serial),
  constraint receipts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint receipts_serial_check CHECK (((serial >= 1) AND (serial <= 99999999)))
);

create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES two_factors(user_id) ON DELETE CASCADE
);

create table refused_sign_ins (
  id uuid not null,
  email text not null,
  reason text not null,
  created_at timestamp with time zone not null,
  constraint refused_sign_ins_pkey PRIMARY KEY (id)
);

create table reminder_log (
  id uuid not null,
  vehicle_id uuid not null,
  kind text not null,
  what text not null,
  expiry_date date,
  channel text,
  outcome text,
  note text,
  until date,
  new_expiry_date date,
  lead_day smallint,
  user_id uuid,
  at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint reminder_log_pkey PRIMARY KEY (id),
  constraint reminder_log_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint reminder_log_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES vehicles(id),
  constraint reminder_log_by_check CHECK (((user_id IS NULL) = (lead_day IS NOT NULL))),
  constraint reminder_log_channel_check CHECK ((channel = ANY (ARRAY['WHATSAPP'::text, 'SMS'::text, 'CALL'::text, 'MAIL'::text]))),
  constraint reminder_log_outcome_check CHECK ((outcome = ANY (ARRAY['sent'::text, 'willRenew'::text, 'notReached'::text, 'renewedElsewhere'::text]))),
  constraint reminder_log_renewed_check CHECK (((what = 'renewed'::text) = (new_expiry_date IS NOT NULL))),
  constraint reminder_log_sent_check CHECK (((what = 'sent'::text) = (outcome IS NOT NULL))),
  constraint reminder_log_snoozed_check CHECK (((what = 'snoozed'::text) = (until IS NOT NULL))),
  constraint reminder_log_what_check CHECK ((what = ANY (ARRAY['sent'::text, 'snoozed'::text, 'renewed'::text]))),
  constraint reminder_log_withdrawn_check CHECK (((withdrawn_at IS NULL) OR ((what = 'sent'::text) AND (user_id IS NOT NULL) AND ((withdrawn_at >= at) AND (withdrawn_at <= (at + '00:10:00'::interval))))))
);
CREATE INDEX reminder_log_expiry_date_idx ON reminder_log USING btree (expiry_date) WHERE (what = 'sent'::text);
CREATE UNIQUE INDEX reminder_log_once_idx ON reminder_log USING btree (vehicle_id, kind, expiry_date, lead_day) WHERE (lead_day IS NOT NULL);
CREATE INDEX reminder_log_user_id_idx ON reminder_log USING btree (user_id);
CREATE INDEX reminder_log_vehicle_id_idx ON reminder_log USING btree (vehicle_id, kind, at DESC, id DESC);

create table reminder_settings (
  id smallint default 1 not null,
  lead_days smallint[] not null,
  dealer_digest text not null,
  webhook_url text,
  key_id smallint not null,
  sealed bytea not null,
  dealer_messages boolean default false not null,
  constraint reminder_settings_pkey PRIMARY KEY (id),
  constraint reminder_settings_dealer_digest_check CHECK ((dealer_digest = ANY (ARRAY['off'::text, 'daily'::text, 'weekly'::text]))),
  constraint reminder_settings_id_check CHECK ((id = 1))
);

create table reminder_snoozes (
  vehicle_id uuid not null,
  kind text not null,
  until date not null,
  constraint reminder_snoozes_pkey PRIMARY KEY (vehicle_id, kind),
  constraint reminder_snoozes_vehicle_id_kind_fkey FOREIGN KEY (vehicle_id, kind) REFERENCES vehicle_expiries(vehicle_id, kind) ON DELETE CASCADE
);

create table reminder_templates (
  kind text not null,
  language text not null,
  text text not null,
  constraint reminder_templates_pkey PRIMARY KEY (kind, language),
  constraint reminder_templates_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'mr'::text])))
);

create table requests (
  id uuid not null,
  client_id uuid not null,
  user_id uuid not null,
  vehicle_no text not null,
  services text[] not null,
  note text,
  status text default 'open'::text not null,
  reason text,
  case_id uuid,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null,
  seq bigint generated always as identity not null,
  constraint requests_pkey PRIMARY KEY (id),
  constraint requests_case_id_key UNIQUE (case_id),
  constraint requests_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases(id),
  constraint requests_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint requests_decision_check CHECK ((((status = 'accepted'::text) = (case_id IS NOT NULL)) AND ((status = 'declined'::text) = (reason IS NOT NULL)) AND (num_nonnulls(decided_by, decided_at) =
CASE status
    WHEN 'open'::text THEN 0
    ELSE 2
END))),
  constraint requests_reason_check CHECK ((reason <> ''::text)),
  constraint requests_services_check CHECK ((cardinality(services) > 0)),
  constraint requests_status_check CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text])))
);
CREATE INDEX requests_client_id_idx ON requests USING btree (client_id, seq);
CREATE INDEX requests_decided_by_idx ON requests USING btree (decided_by);
CREATE INDEX requests_status_idx ON requests USING btree (status, seq);
CREATE INDEX requests_user_id_idx ON requests USING btree (user_id);

create table reset_requests (
  id uuid not null,
  email text not null,
  created_at timestamp with time zone not null,
  constraint reset_requests_pkey PRIMARY KEY (id)
);

create table role_start_views (
  role text not null,
  list text not null,
  view_id uuid not null,
  constraint role_start_views_pkey PRIMARY KEY (role, list),
  constraint role_start_views_view_fkey FOREIGN KEY (view_id, list) REFERENCES saved_views(id, list) ON DELETE CASCADE,
  constraint role_start_views_list_check CHECK (((role = 'superadmin'::text) OR (list <> ALL (ARRAY['payments'::text, 'clients'::text])))),
  constraint role_start_views_role_check CHECK ((role = ANY (ARRAY['superadmin'::text, 'employee'::text])))
);
CREATE INDEX role_start_views_view_idx ON role_start_views USING btree (view_id, list);

create table rtos (
  id uuid not null,
  rto_code text not null,
  code_key text generated always as (plate_key(rto_code)) stored not null,
  city text not null,
  display_name text generated always as (((rto_code || ' - '::text) || city)) stored not null,
  is_active boolean default true not null,
  proposed_by uuid,
  created_at timestamp with time zone not null,
  constraint rtos_pkey PRIMARY KEY (id),
  constraint rtos_rto_code_key UNIQUE (rto_code),
  constraint rtos_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id),
  constraint rtos_city_check CHECK ((length(city) <= 100)),
  constraint rtos_rto_code_check CHECK ((length(rto_code) <= 20))
);
CREATE UNIQUE INDEX rtos_code_key_key ON rtos USING btree (code_key);
CREATE INDEX rtos_proposed_by_idx ON rtos USING btree (proposed_by);

create table saved_views (
  id uuid not null,
  user_id uuid not null,
  list text not null,
  name text not null,
  query jsonb not null,
  hidden_columns text[],
  is_shared boolean not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_id_list_key UNIQUE (id, list),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint saved_views_hidden_columns_check CHECK ((cardinality(hidden_columns) <= 50)),
  constraint saved_views_list_check CHECK ((list = ANY (ARRAY['verified'::text, 'unverified'::text, 'rejected'::text, 'stages'::text, 'vehicles'::text, 'reminders'::text, 'payments'::text, 'clients'::text]))),
  constraint saved_views_name_check CHECK ((name <> ''::text)),
  constraint saved_views_query_check CHECK ((jsonb_typeof(query) = 'object'::text))
);
CREATE INDEX saved_views_shared_idx ON saved_views USING btree (list) WHERE is_shared;
CREATE INDEX saved_views_user_id_idx ON saved_views USING btree (user_id);

create table schema_migrations (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);

create table secret_check (
  only_row boolean default true not null,
  key_id smallint not null,
  sealed bytea not null,
  constraint secret_check_pkey PRIMARY KEY (only_row),
  constraint secret_check_only_row_check CHECK (only_row)
);

create table service_papers (
  id uuid not null,
  service_code text not null,
  name text not null,
  name_key text not null,
  form_no text,
  is_required boolean not null,
  is_active boolean default true not null,
  position integer not null,
  created_at timestamp with time zone not null,
  constraint service_papers_pkey PRIMARY KEY (id),
  constraint service_papers_name_key UNIQUE (service_code, name_key),
  constraint service_papers_service_code_fkey FOREIGN KEY (service_code) REFERENCES services(code)
);

create table services (
  code text not null,
  id uuid default gen_random_uuid() not null,
  label text not null,
  expected_days integer not null,
  position integer not null,
  constraint services_pkey PRIMARY KEY (code),
  constraint services_id_key UNIQUE (id),
  constraint services_expected_days_check CHECK (((expected_days >= 1) AND (expected_days <= 365)))
);

create table sessions (
  token_hash bytea not null,
  id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  idle_until timestamp with time zone not null,
  counter_until timestamp with time zone,
  ends_at timestamp with time zone not null,
  user_agent text default ''::text not null,
  proved_at timestamp with time zone default now() not null,
  constraint sessions_pkey PRIMARY KEY (token_hash),
  constraint sessions_id_key UNIQUE (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user_id_idx ON sessions USING btree (user_id);

create table settings (
  name text not null,
  value text not null,
  updated_at timestamp with time zone not null,
  constraint settings_pkey PRIMARY KEY (name)
);

create table signatures (
  move_id uuid not null,
  key_id smallint not null,
  sealed bytea not null,
  constraint signatures_pkey PRIMARY KEY (move_id),
  constraint signatures_move_id_fkey FOREIGN KEY (move_id) REFERENCES original_moves(id)
);

create table start_views (
  user_id uuid not null,
  list text not null,
  view_id uuid,
  constraint start_views_pkey PRIMARY KEY (user_id, list),
  constraint start_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint start_views_view_fkey FOREIGN KEY (view_id, list) REFERENCES saved_views(id, list) ON DELETE CASCADE
);
CREATE INDEX start_views_view_idx ON start_views USING btree (view_id, list);

create table table_mappings (
  kind text not null,
  headings text not null,
  mapping jsonb not null,
  constraint table_mappings_pkey PRIMARY KEY (kind, headings)
);

create table tally_settings (
  id smallint default 1 not null,
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
  updated_at timestamp with time zone not null,
  constraint tally_settings_pkey PRIMARY KEY (id),
  constraint tally_settings_id_check CHECK ((id = 1)),
  constraint tally_settings_names_check CHECK ((LEAST(length(company), length(sales), length(reimbursements), length(cash), length(bank), length(cgst), length(sgst), length(igst), length(round_off), length(adjustments)) > 0))
);

create table tasks (
  id uuid not null,
  user_id uuid not null,
  title text not null,
  description text not null,
  deadline timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  done_at timestamp with time zone,
  constraint tasks_pkey PRIMARY KEY (id),
  constraint tasks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX tasks_user_id_idx ON tasks USING btree (user_id, deadline, id);

create table turnaround (
  week date not null,
  cases integer not null,
  days numeric(8,2) not null,
  constraint turnaround_pkey PRIMARY KEY (week),
  constraint turnaround_cases_check CHECK ((cases > 0)),
  constraint turnaround_days_check CHECK ((days >= (0)::numeric)),
  constraint turnaround_week_check CHECK ((EXTRACT(isodow FROM week) = (1)::numeric))
);

create table two_factors (
  user_id uuid not null,
  key_id smallint not null,
  sealed bytea not null,
  started_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  wrong_codes integer default 0 not null,
  wrong_since timestamp with time zone,
  constraint two_factors_pkey PRIMARY KEY (user_id),
  constraint two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table uploads (
  id uuid not null,
  user_id uuid not null,
  file_key text not null,
  bytes integer not null,
  sha256 bytea not null,
  created_at timestamp with time zone not null,
  is_kept boolean default false not null,
  to_read boolean default true not null,
  constraint uploads_pkey PRIMARY KEY (id),
  constraint uploads_file_key_key UNIQUE (file_key),
  constraint uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX uploads_sha256_idx ON uploads USING btree (sha256);
CREATE INDEX uploads_to_read_idx ON uploads USING btree (created_at) WHERE to_read;
CREATE INDEX uploads_unsettled_idx ON uploads USING btree (created_at) WHERE (NOT is_kept);
CREATE INDEX uploads_user_id_idx ON uploads USING btree (user_id);

create table user_numbers (
  user_id uuid not null,
  aadhaar_last4 text not null,
  pan_last4 text not null,
  constraint user_numbers_pkey PRIMARY KEY (user_id),
  constraint user_numbers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table users (
  id uuid not null,
  role text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone_no text not null,
  password_hash text,
  is_active boolean default true not null,
  language text default 'en'::text not null,
  branch_code text,
  employee_code text,
  client_id uuid,
  is_owner boolean default false not null,
  can_pay boolean default true not null,
  gets_messages boolean,
  created_at timestamp with time zone not null,
  pinned_pages text[] default '{}'::text[] not null,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_employee_code_key UNIQUE (employee_code),
  constraint users_branch_code_fkey FOREIGN KEY (branch_code) REFERENCES branches(branch_code),
  constraint users_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint users_client_check CHECK (((role = 'client'::text) = (client_id IS NOT NULL))),
  constraint users_employee_check CHECK (((role = 'employee'::text) = ((employee_code IS NOT NULL) AND (branch_code IS NOT NULL)))),
  constraint users_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'mr'::text]))),
  constraint users_owner_check CHECK (((NOT is_owner) OR (client_id IS NOT NULL))),
  constraint users_pinned_pages_check CHECK ((cardinality(pinned_pages) <= 8)),
  constraint users_role_check CHECK ((role = ANY (ARRAY['superadmin'::text, 'employee'::text, 'client'::text])))
);
CREATE INDEX users_branch_code_idx ON users USING btree (branch_code);
CREATE INDEX users_client_id_idx ON users USING btree (client_id);
CREATE UNIQUE INDEX users_email_key ON users USING btree (email);
CREATE UNIQUE INDEX users_owner_key ON users USING btree (client_id) WHERE is_owner;

create table usual_days (
  to_rto text not null,
  service text not null,
  half integer not null,
  most integer not null,
  constraint usual_days_pkey PRIMARY KEY (to_rto, service),
  constraint usual_days_half_check CHECK ((half >= 0)),
  constraint usual_days_most_check CHECK ((most >= half))
);

create table vault (
  owner_id uuid not null,
  field text not null,
  key_id smallint not null,
  sealed bytea not null,
  constraint vault_pkey PRIMARY KEY (owner_id, field)
);

create table vehicle_entries (
  id uuid not null,
  vehicle_id uuid not null,
  import_id uuid,
  created_at timestamp with time zone not null,
  seq bigint default nextval('history_seq_seq'::regclass) not null,
  chassis_no text,
  engine_no text,
  firm_name text,
  owner_name text,
  owner_phone_no text,
  note text,
  former_note text,
  insurance_expiry date,
  puc_expiry date,
  fitness_expiry date,
  tax_expiry date,
  permit_expiry date,
  constraint vehicle_entries_pkey PRIMARY KEY (id),
  constraint vehicle_entries_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES vehicles(id)
);
CREATE INDEX vehicle_entries_import_id_idx ON vehicle_entries USING btree (import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX vehicle_entries_vehicle_id_idx ON vehicle_entries USING btree (vehicle_id, seq DESC);

create table vehicle_expiries (
  vehicle_id uuid not null,
  kind text not null,
  expiry_date date not null,
  constraint vehicle_expiries_pkey PRIMARY KEY (vehicle_id, kind)
);
CREATE INDEX vehicle_expiries_expiry_date_idx ON vehicle_expiries USING btree (expiry_date, vehicle_id) INCLUDE (kind);

create table vehicles (
  id uuid not null,
  plate_key text not null,
  vehicle_no text not null,
  chassis_no text not null,
  engine_no text not null,
  firm_name text not null,
  last_case_at timestamp with time zone,
  told_at timestamp with time zone,
  owner_name text,
  owner_phone_no text,
  edited_owner_name text,
  edited_owner_phone_no text,
  owner_edited_at timestamp with time zone,
  note text,
  reminders_off boolean default false not null,
  created_at timestamp with time zone not null,
  search_text text generated always as (((((((((((plate_key || '
'::text) || chassis_no) || '
'::text) || engine_no) || '
'::text) || folded(firm_name)) || '
'::text) || folded(COALESCE(owner_name, ''::text))) || '
'::text) || COALESCE(owner_phone_no, ''::text))) stored not null,
  constraint vehicles_pkey PRIMARY KEY (id),
  constraint vehicles_plate_key_key UNIQUE (plate_key),
  constraint vehicles_plate_key_check CHECK ((plate_key <> ''::text))
);
CREATE INDEX vehicles_imported_plate_idx ON vehicles USING btree (reverse(plate_key) text_pattern_ops) WHERE ((told_at IS NOT NULL) AND (last_case_at IS NULL));
CREATE INDEX vehicles_owner_edited_idx ON vehicles USING btree (id) WHERE (owner_edited_at IS NOT NULL);
CREATE INDEX vehicles_reminders_off_idx ON vehicles USING btree (id) WHERE reminders_off;
CREATE INDEX vehicles_search_text_idx ON vehicles USING gin (search_text gin_trgm_ops);
CREATE INDEX vehicles_shown_idx ON vehicles USING btree (id) WHERE ((last_case_at IS NOT NULL) OR (told_at IS NOT NULL));

create table webhooks (
  id uuid not null,
  url text not null,
  description text,
  events text[] not null,
  is_active boolean default true not null,
  key_id smallint not null,
  sealed bytea not null,
  former_until timestamp with time zone,
  created_at timestamp with time zone not null,
  last_delivery_at timestamp with time zone,
  failing_since timestamp with time zone,
  reported_at timestamp with time zone,
  constraint webhooks_pkey PRIMARY KEY (id),
  constraint webhooks_events_check CHECK ((cardinality(events) > 0))
);

CREATE OR REPLACE FUNCTION chassis_key(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (plate_key($1) ~ '^[A-Z0-9]{17}$'::text) THEN translate(plate_key($1), 'IOQ'::text, '100'::text) ELSE plate_key($1) END;

CREATE OR REPLACE FUNCTION firm_key(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN folded(regexp_replace(NORMALIZE($1, NFKC), '[[:space:]]'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION folded(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN upper($1);

CREATE OR REPLACE FUNCTION history_is_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and current_setting('portal.resealing', true) = 'on' then return null; end if;
  raise exception 'history is append-only';
end $function$;

CREATE OR REPLACE FUNCTION history_reseals_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.seq, new.id, new.at, new.actor_id, new.key_id, new.subject_type, new.subject_id, new.action,
      history_without_seals(new.changes))
    is distinct from
    (old.seq, old.id, old.at, old.actor_id, old.key_id, old.subject_type, old.subject_id, old.action,
      history_without_seals(old.changes))
  then raise exception 'history is append-only'; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION history_without_seals(changes jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select regexp_replace(changes::text, '"sealed": "[A-Za-z0-9+/=]*"', '"sealed": ""', 'g')
$function$;

CREATE OR REPLACE FUNCTION note_case_waits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status = 'paid' then new.waits_since := null;
  elsif tg_op = 'INSERT' then new.waits_since := coalesce(new.waits_since, new.updated_at);
  elsif new.status <> old.status then new.waits_since := new.updated_at;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION plate_key(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN folded(regexp_replace(NORMALIZE($1, NFKC), '[[:space:].‐‑‒–—−-]'::text, ''::text, 'g'::text));

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION vehicle_key(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(regexp_replace(regexp_replace(plate_key(translate($1, ('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯↑⇑⇧⬆'::text || chr(65039)), repeat('0123456789'::text, 11))), '^([A-Z]{2})(\d)(?=[A-Z]+\d{1,4}$)'::text, ('\1'::text || '0\2'::text)), '^([A-Z]{2}\d{2}[A-Z]{1,3}|[A-Z]{3})(\d)$'::text, ('\1'::text || '000\2'::text)), '^([A-Z]{2}\d{2}[A-Z]{1,3}|[A-Z]{3})(\d\d)$'::text, ('\1'::text || '00\2'::text)), '^([A-Z]{2}\d{2}[A-Z]{1,3}|[A-Z]{3})(\d\d\d)$'::text, ('\1'::text || '0\2'::text));
