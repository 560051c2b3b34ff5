-- What the tables of the code need and tables.ts can't declare. A change goes here and into a migration.

-- Finding people by a part of name, number or address, in whichever spelling.
create extension if not exists pg_trgm;

-- The same as fold() of src/platform/shared/fold.ts.
create function folded(text) returns text language sql immutable parallel safe strict as $$
  select lower(translate(
    regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g'),
    'آأإٱةىئؤ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ااااهييو01234567890123456789'))
$$;
