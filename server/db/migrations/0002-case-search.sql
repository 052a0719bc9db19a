-- What the search of the case lists looks through (spec/1, shared data table; contract section 2),
-- in one text, so that one index serves it among a million cases. A line each, for a search never
-- holds a line break; the plate once more as people type it, without spaces and hyphens. In upper
-- case, for LIKE is ten times as fast as ILIKE.

alter table cases add column search_text text not null generated always as (upper(
  case_no || E'\n' || vehicle_no || E'\n' || translate(vehicle_no, E' -\t\n', '') || E'\n' || firm_name || E'\n'
  || coalesce(buyer_name, '') || E'\n' || coalesce(seller_name, '') || E'\n' || coalesce(application_no, '') || E'\n'
  || chassis_no || E'\n' || engine_no
)) stored;
create index cases_search_text_idx on cases using gin (search_text gin_trgm_ops);
