-- What a household says of itself, for itself alone. Name, e-mail, number and picture are the account's.
create table employer_profiles (
  employer_id bigint primary key references users on delete cascade,
  photo_file_id uuid references stored_files,
  full_address text,
  age integer check (age between 18 and 120),
  gender text check (gender in ('male', 'female')),
  marital_status text check (marital_status in ('single', 'married', 'divorced', 'widowed')),
  nationality text,
  occupation text,
  monthly_income_minor bigint check (monthly_income_minor >= 0),
  spouse_count integer not null default 0 check (spouse_count between 0 and 20),
  family_members jsonb not null default '[]',
  staff_members jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
