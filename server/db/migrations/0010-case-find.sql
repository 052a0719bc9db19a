-- What the one search of all that one may see (GET /search) asks beside the index of all texts
-- (0002): the end of a plate in any spelling, read backwards, and the start of a phone. The ends of
-- chassis and engine numbers come from the index of all texts; each index here costs every new case.

create index cases_plate_end_idx on cases (reverse(upper(translate(vehicle_no, E' -.\t\n', ''))) text_pattern_ops);
create index cases_buyer_phone_idx on cases (buyer_phone_no text_pattern_ops) where buyer_phone_no is not null;
create index cases_seller_phone_idx on cases (seller_phone_no text_pattern_ops) where seller_phone_no is not null;
-- What the planner knows of an index over an expression comes with the next analyze: let it be this one.
analyze cases;
