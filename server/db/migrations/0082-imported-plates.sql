-- The search of everything finds vehicles of which an import told and no case (docs/decisions/0094), by the end of their plates.
create index vehicles_imported_plate_idx on vehicles (reverse(plate_key) text_pattern_ops)
  where told_at is not null and last_case_at is null;
