-- Ids of version 7 for the papers of the catalogue, as everything else has them. Papers to which something refers keep theirs;
-- nothing begins to refer to one meanwhile.
lock table service_papers in exclusive mode;
-- A random id of version 4 with the present millisecond in its first 48 bits, and 7 in the place of the 4.
update service_papers as paper
set id = encode(
  set_bit(
    set_bit(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6
      ), 52, 1
    ), 53, 1
  ), 'hex')::uuid
where substring(id::text from 15 for 1) = '4'
  and not exists (select from case_papers where service_paper_id = paper.id)
  and not exists (select from attachments where service_paper_id = paper.id);
