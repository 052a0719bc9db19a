-- Vehicles are kept by the commands that write cases (server/features/cases/update-vehicles.ts, docs/decisions/0067), and the
-- history says which date was entered last. Vehicles and expiries are counted by their indexes.

-- Writers take this lock first, too.
lock table cases in access exclusive mode;

drop trigger case_vehicle on cases;
drop trigger case_told on cases;
drop trigger case_told_again on cases;
drop function find_vehicle_of_case(), tell_new_case(), tell_changed_case(), tell_expiry(uuid, text, date, timestamptz),
  refresh_vehicle(uuid), fill_vehicles(integer), owner_of_case(text, text, text), fill_dealers(integer);
drop view case_tellings;
drop table told_expiries;

drop trigger expiry_count_new on vehicle_expiries;
drop trigger expiry_count_gone on vehicle_expiries;
drop trigger expiry_count_moved on vehicle_expiries;
drop function note_expiry_counts(), fold_expiry_counts(), fold_vehicle_counts();
drop view expiry_days;
drop table expiry_counts, expiry_count_changes, vehicle_counts;
drop index vehicles_without_case_idx;

-- A snooze goes with its date.
alter table reminder_snoozes
  drop constraint reminder_snoozes_vehicle_id_fkey,
  drop column expiry_date,
  add constraint reminder_snoozes_vehicle_id_kind_fkey foreign key (vehicle_id, kind) references vehicle_expiries
    on delete cascade;

-- The kinds of expiry are those of contract/cases/case-fields.ts.
alter table vehicle_expiries drop column told_at, drop constraint vehicle_expiries_kind_check;
alter table reminder_snoozes drop constraint reminder_snoozes_kind_check;
alter table reminder_log drop constraint reminder_log_kind_check;
alter table reminder_templates drop constraint reminder_templates_kind_check;
