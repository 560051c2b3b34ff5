-- Agencies: whether the operator lets one supply, who works for it, its licences as it handed them in.
alter table agencies
  add column status text not null default 'pending' check (status in ('pending', 'approved', 'suspended')),
  add column suspension_reason text,
  -- Of the nearest reminder already sent: 60, 30, 7 or 0 days before the licence ends.
  add column licence_reminded_days integer;
update agencies set status = case when suspended_at is null then 'approved' else 'suspended' end;
alter table agencies
  add constraint agencies_suspension check ((status = 'suspended') = (suspended_at is not null)),
  drop constraint agencies_licence_number_key;
-- Anyone may apply with any number: it is taken once the operator has seen the paper.
create unique index agencies_licence_number on agencies (licence_number) where status <> 'pending';
create index agencies_status on agencies (status, id);
create index agencies_licence_end on agencies (licence_expires_on) where status = 'approved';

create table agency_members (
  user_id bigint primary key references users on delete cascade,
  agency_id bigint not null references agencies on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  invited_by bigint references users on delete set null,
  joined_at timestamptz not null
);
create index agency_members_agency on agency_members (agency_id, user_id);

create table agency_invitations (
  id bigint generated always as identity primary key,
  agency_id bigint not null references agencies on delete cascade,
  phone_number text not null,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  token_hash text not null unique,
  invited_by bigint references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (agency_id, phone_number)
);
create index agency_invitations_phone on agency_invitations (phone_number);
create index agency_invitations_end on agency_invitations (expires_at);

-- What an agency handed in; the licence in force stands in agencies until the operator approves another.
create table agency_licences (
  id bigint generated always as identity primary key,
  agency_id bigint not null references agencies on delete cascade,
  licence_number text not null,
  expires_on date not null,
  file_id uuid references stored_files on delete set null,
  status text not null check (status in ('submitted', 'approved', 'rejected', 'replaced')),
  submitted_by bigint references users on delete set null,
  submitted_at timestamptz not null,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  reason text,
  check ((status in ('approved', 'rejected')) = (decided_at is not null))
);
create index agency_licences_agency on agency_licences (agency_id, id);
create unique index agency_licences_one_waiting on agency_licences (agency_id) where status = 'submitted';

-- The agency's list, the newest first.
create index candidates_of_agency on candidates (agency_id, id);
drop index candidates_agency;
-- Taken off the agency's list; for some minutes it can be brought back.
alter table candidates add column removed_at timestamptz;
create index candidates_removed on candidates (removed_at) where removed_at is not null;
