-- Numbers whose owners don't want to be listed by an agency. The digest is keyed: nobody reads a number out of it, so it may outlive
-- the record and the account that it came from.
create table agency_objections (
  agency_id bigint not null references agencies on delete cascade,
  number_digest text not null,
  objected_at timestamptz not null,
  primary key (agency_id, number_digest)
);

-- What was objected to before: the number itself, until the server, which alone has the key, puts the digest in its place.
insert into agency_objections (agency_id, number_digest, objected_at)
  select agency_id, phone_number, min(objected_at) from candidates
  where objected_at is not null and agency_id is not null and phone_number is not null group by agency_id, phone_number;
