-- An order buys a hire or an access plan; a whole refund takes either back.
alter table orders
  add column kind text not null default 'hire' check (kind in ('hire', 'plan')),
  add column plan text check (plan in ('basic', 'standard', 'premium')),
  add column verification_code uuid not null unique default gen_random_uuid(),
  alter column candidate_id drop not null,
  alter column invoice_no drop not null,
  drop constraint orders_status_check,
  drop constraint orders_check,
  add constraint orders_status check (status in ('pending', 'paid', 'closed', 'refunded')),
  add constraint orders_paid_at check ((status in ('paid', 'refunded')) = (paid_at is not null)),
  add constraint orders_bought check ((kind = 'hire') = (candidate_id is not null) and (kind = 'plan') = (plan is not null)),
  -- A plan's invoice gets its number when it is paid, so that the series has no gaps.
  add constraint orders_invoice check (invoice_no is not null or (kind = 'plan' and paid_at is null));
create unique index orders_one_open_plan on orders (employer_id) where kind = 'plan' and status = 'pending';
alter table order_lines
  drop constraint order_lines_kind_check,
  add constraint order_lines_kind check (kind in ('service', 'visa_service', 'recruitment_fee', 'access_plan'));

-- What goes back of a payment: asked for once by its key, and tried until the provider has made it.
create table refunds (
  id uuid primary key,
  order_id bigint not null references orders,
  payment_id uuid not null references payments,
  idempotency_key text,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  reason text not null,
  status text not null check (status in ('pending', 'done')),
  requested_by bigint references users on delete set null,
  created_at timestamptz not null,
  completed_at timestamptz,
  check ((status = 'done') = (completed_at is not null)),
  unique (order_id, idempotency_key)
);
create index refunds_payment on refunds (payment_id);
create index refunds_due on refunds (created_at) where status = 'pending';

-- The ledger: double entry, debits positive, credits negative, never changed.
create table ledger_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('charge', 'capture', 'refund_owed', 'refund_paid')),
  order_id bigint not null references orders,
  payment_id uuid references payments,
  refund_id uuid references refunds,
  currency text not null
);
create index ledger_entries_order on ledger_entries (order_id);
create unique index ledger_one_charge on ledger_entries (order_id) where kind = 'charge';
create unique index ledger_one_capture on ledger_entries (payment_id) where kind = 'capture';
create unique index ledger_one_refund_owed on ledger_entries (refund_id) where kind = 'refund_owed';
create unique index ledger_one_refund_paid on ledger_entries (refund_id) where kind = 'refund_paid';

create table ledger_lines (
  entry_id bigint not null references ledger_entries,
  account text not null check (account in ('provider', 'household', 'service', 'visa_service', 'recruitment_fee', 'access_plan', 'refunds_payable')),
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (entry_id, account)
);

-- What was paid before there was a ledger.
insert into ledger_entries (at, kind, order_id, currency)
  select o.paid_at, 'charge', o.id, o.currency from orders o
  where o.status = 'paid' and exists (select 1 from order_lines l where l.order_id = o.id and l.amount_minor > 0);
insert into ledger_lines (entry_id, account, amount_minor)
  select e.id, l.kind, -sum(l.amount_minor) from ledger_entries e join order_lines l on l.order_id = e.order_id where e.kind = 'charge' and l.amount_minor > 0 group by e.id, l.kind;
insert into ledger_lines (entry_id, account, amount_minor)
  select e.id, 'household', sum(l.amount_minor) from ledger_entries e join order_lines l on l.order_id = e.order_id where e.kind = 'charge' and l.amount_minor > 0 group by e.id;
insert into refunds (id, order_id, payment_id, amount_minor, currency, reason, status, created_at, completed_at)
  select gen_random_uuid(), p.order_id, p.id, p.amount_minor, p.currency, 'not_completed',
         case p.status when 'refunded' then 'done' else 'pending' end, p.updated_at, case p.status when 'refunded' then p.updated_at end
  from payments p where p.status in ('refund_pending', 'refunded');
insert into ledger_entries (at, kind, order_id, payment_id, currency)
  select p.updated_at, 'capture', p.order_id, p.id, p.currency from payments p
  where p.status in ('paid', 'refund_pending', 'refunded') and p.amount_minor > 0;
insert into ledger_entries (at, kind, order_id, payment_id, refund_id, currency)
  select r.created_at, 'refund_owed', r.order_id, r.payment_id, r.id, r.currency from refunds r where r.amount_minor > 0;
insert into ledger_entries (at, kind, order_id, payment_id, refund_id, currency)
  select r.completed_at, 'refund_paid', r.order_id, r.payment_id, r.id, r.currency from refunds r where r.status = 'done' and r.amount_minor > 0;
insert into ledger_lines (entry_id, account, amount_minor)
  select e.id, side.account, side.sign * p.amount_minor from ledger_entries e join payments p on p.id = e.payment_id
  cross join lateral (values
    ('capture', 'provider', 1), ('capture', 'household', -1),
    ('refund_owed', 'household', 1), ('refund_owed', 'refunds_payable', -1),
    ('refund_paid', 'refunds_payable', 1), ('refund_paid', 'provider', -1)) as side (kind, account, sign)
  where side.kind = e.kind;

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries for each statement execute function ledger_is_append_only();
create trigger ledger_lines_append_only before update or delete or truncate on ledger_lines for each statement execute function ledger_is_append_only();

create function ledger_entry_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount_minor) from ledger_lines where entry_id = new.entry_id) <> 0 then
    raise exception 'ledger entry % does not balance', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
-- At the end of the transaction: an entry is written line by line.
create constraint trigger ledger_lines_balance after insert on ledger_lines deferrable initially deferred for each row execute function ledger_entry_balances();

-- What the daily comparison with the provider's book found.
create table reconciliations (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  provider text not null,
  checked integer not null,
  differences jsonb not null
);

-- Access plans: days in Qatar, both included.
create table subscriptions (
  id bigint generated always as identity primary key,
  employer_id bigint not null references users,
  order_id bigint not null unique references orders,
  plan text not null check (plan in ('basic', 'standard', 'premium')),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  reminded_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null
);
create index subscriptions_employer on subscriptions (employer_id, ends_on);
create index subscriptions_to_remind on subscriptions (ends_on) where reminded_at is null and ended_at is null;

-- Who looked up whose phone number and addresses.
create table contact_openings (
  id bigint generated always as identity primary key,
  employer_id bigint not null references users on delete cascade,
  candidate_id bigint not null references candidates on delete cascade,
  opened_at timestamptz not null
);
create index contact_openings_employer on contact_openings (employer_id, opened_at);
create index contact_openings_candidate on contact_openings (candidate_id, opened_at);

-- The sandbox may take its time, and keeps what it gave back.
alter table sandbox_payments
  drop constraint sandbox_payments_status_check,
  add constraint sandbox_payments_status check (status in ('new', 'pending', 'paid', 'failed', 'cancelled', 'refunded')),
  add column decides_at timestamptz,
  add column refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor);
create table sandbox_refunds (
  reference text primary key,
  payment_id uuid not null references sandbox_payments,
  amount_minor bigint not null check (amount_minor > 0)
);
