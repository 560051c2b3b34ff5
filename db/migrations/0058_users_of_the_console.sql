-- Finding people by a part of name, number or address, in whichever spelling.
create extension if not exists pg_trgm;

-- The same as fold() of src/platform/shared/fold.ts.
create function folded(text) returns text language sql immutable parallel safe strict as $$
  select lower(translate(
    regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g'),
    'آأإٱةىئؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ااااهييو01234567890123456789'))
$$;
alter table users add column search_text text not null
  generated always as (folded(full_name || ' ' || phone_number || ' ' || coalesce(email, ''))) stored;
create index users_search on users using gin (search_text gin_trgm_ops);
create index users_role on users (role, id);
create index users_suspended on users (id) where suspended_at is not null;

-- Of a worker whose account is suspended: her profile is hidden until that is lifted.
alter table candidates add column suspended_at timestamptz;
