-- Helpers, and who works in the office. All chance comes from hashes of running numbers, so that the
-- same size gives the same office again. The caller has made schema `bench`, its lists of words and
-- the one row of bench.size.

create function bench.dice(n bigint, salt int) returns float8 language sql immutable parallel safe as
  $$ select (hashint8extended(n, salt) & 4294967295)::float8 / 4294967296 $$;
create function bench.whole(n bigint, salt int, low bigint, high bigint) returns bigint
  language sql immutable parallel safe as $$ select low + floor(bench.dice(n, salt) * (high - low + 1))::bigint $$;
create function bench.pick(n bigint, salt int, words text[]) returns text language sql immutable parallel safe as
  $$ select words[bench.whole(n, salt, 1, cardinality(words))] $$;
create function bench.phone(n bigint, salt int) returns text language sql immutable parallel safe as
  $$ select bench.whole(n, salt, 6000000000, 9999999999)::text $$;
-- A UUID of version 7: the moment, what kind of row it is, its number.
create function bench.id(at timestamptz, kind int, n bigint) returns uuid language sql immutable parallel safe as
  $$ select (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(kind), 3, '0')
    || '8' || lpad(to_hex(n), 15, '0'))::uuid $$;
-- The vehicle of a plate: no triggers find one while the data set is made. A UUID of version 8, which answers accept.
create function bench.vehicle_id(plate text) returns uuid language sql immutable parallel safe as
  $$ select overlay(overlay(md5(plate_key(plate)) placing '8' from 13) placing '8' from 17)::uuid $$;
create function bench.day_start(day date) returns timestamptz language sql immutable parallel safe as
  $$ select day::timestamp at time zone 'Asia/Kolkata' $$;

insert into branches (id, name, address1, address2, city, state, pincode, branch_code, created_at)
select bench.id(founded, 1, n), rto.city || ' Office', n || ' Station Road', 'First floor', rto.city, 'Maharashtra',
  (411000 + n)::text, 'BR' || to_char(n, 'FM999000'), founded
from bench.size, generate_series(1, branches) as n
cross join lateral (select (bench.rtos())[n] as pair) as listed
cross join lateral (select split_part(pair, '|', 2) as city) as rto;
select setval('branch_code_seq', max(branches)) from bench.size;

insert into firms (id, name, name_key, created_at)
select bench.id(founded, 2, n), name, lower(name), founded
from bench.size, unnest(bench.financiers()) with ordinality as listed (name, n);

insert into rtos (id, rto_code, city, created_at)
select bench.id(founded, 3, n), split_part(pair, '|', 1), split_part(pair, '|', 2), founded
from bench.size, unnest(bench.rtos()) with ordinality as listed (pair, n);

insert into settings (name, value, updated_at) select 'upi', 'office@upi.example', founded from bench.size
on conflict do nothing;

insert into users (id, role, email, first_name, last_name, phone_no, password_hash, created_at)
select admin_id, 'superadmin', 'admin@bench.example', 'Super', 'Admin', '', password_hash, founded from bench.size;

insert into users (id, role, email, first_name, last_name, phone_no, password_hash, branch_code, employee_code, created_at)
select bench.id(founded, 6, n), 'employee', 'employee' || n || '@bench.example', bench.pick(n, 1, bench.given_names()),
  bench.pick(n, 2, bench.family_names()), bench.phone(n, 3), password_hash,
  'BR' || to_char(1 + n % branches, 'FM999000'), 'EMP' || to_char(n, 'FM999000'), founded
from bench.size, generate_series(1, employees) as n;
select setval('employee_code_seq', max(employees)) from bench.size;

-- The limit is put where the use of it wants it once that is known.
insert into clients (id, first_name, last_name, email, mobile_no, firm_name, address1, address2, city, state, pincode,
  is_verified, credit_limit, fixed_penalty, created_at, verified_at)
select bench.id(founded, 4, n), bench.pick(n, 4, bench.given_names()), family, 'client' || n || '@bench.example',
  bench.phone(n, 5), family || ' ' || bench.pick(n, 6, '{Motors,Auto World,Wheels,Car Bazaar,Transport,Logistics}')
    || ' ' || n, bench.whole(n, 7, 1, 200) || ' ' || bench.pick(n, 8, bench.streets()), 'Ground floor',
  split_part(bench.pick(n, 9, bench.rtos()), '|', 2), 'Maharashtra', (411000 + n % 900)::text,
  true, 0, bench.whole(n, 10, 2, 10) * 10000, founded, founded + interval '1 day'
from bench.size, generate_series(1, clients) as n
cross join lateral (select bench.pick(n, 11, bench.family_names()) as family) as named;
insert into users (id, role, email, first_name, last_name, phone_no, password_hash, client_id, is_owner, created_at)
select bench.id(founded, 5, n), 'client', c.email, c.first_name, c.last_name, c.mobile_no, password_hash, c.id, true, founded
from bench.size, generate_series(1, clients) as n join clients as c on c.email = 'client' || n || '@bench.example';

-- By number, for what follows. Number 0 among the staff is the superadmin.
create unlogged table bench.staff as
select 0 as n, admin_id as id, null::text as branch_code, null::text as employee_code from bench.size
union all
select replace(split_part(email, '@', 1), 'employee', '')::int, id, branch_code, employee_code
from users where role = 'employee';
create unlogged table bench.dealers as
select replace(split_part(clients.email, '@', 1), 'client', '')::int as n, clients.id, users.id as user_id, firm_name,
  fixed_penalty
from clients join users on users.client_id = clients.id;
create unlogged table bench.financiers as select row_number() over (order by id) as n, id from firms;
create unlogged table bench.offices as select row_number() over (order by id) as n, rto_code, display_name from rtos;
analyze bench.staff, bench.dealers, bench.financiers, bench.offices;
