-- What people write to the operator.
create table enquiries (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('contact', 'visa')),
  name text not null,
  email text,
  phone_number text not null,
  message text not null,
  is_worker boolean not null default false,
  is_employer boolean not null default false,
  locale text not null check (locale in ('en', 'ar')),
  created_at timestamptz not null,
  check ((kind = 'contact') = (email is not null))
);
create index enquiries_kind on enquiries (kind, id);
create index enquiries_age on enquiries (created_at);

-- The newsletter: an address counts once its owner has confirmed it, and is forgotten when she leaves.
create table newsletter_subscribers (
  id bigint generated always as identity primary key,
  email text unique,
  locale text not null check (locale in ('en', 'ar')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  check ((ended_at is null) = (email is not null))
);
create index newsletter_unconfirmed on newsletter_subscribers (created_at) where confirmed_at is null;

-- Links in its e-mails, kept as hashes. A link to leave works for ever; one to confirm has an end.
create table newsletter_links (
  token_hash text primary key,
  subscriber_id bigint not null references newsletter_subscribers on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  expires_at timestamptz,
  check ((purpose = 'confirm') = (expires_at is not null))
);
create index newsletter_links_subscriber on newsletter_links (subscriber_id);
