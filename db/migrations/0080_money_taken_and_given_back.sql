-- What the provider says it took, where that is another sum than was asked for; and when it is asked next (null: no more).
alter table payments
  add column taken_minor bigint check (taken_minor >= 0),
  add column taken_currency text,
  add column next_ask_at timestamptz,
  add constraint payments_taken check ((taken_minor is null) = (taken_currency is null));
update payments set next_ask_at = created_at
  where status in ('created', 'redirected', 'pending') or (status = 'expired' and expires_at > now() - interval '24 hours');
create index payments_to_ask on payments (next_ask_at) where next_ask_at is not null;

-- One who asks the provider for a refund holds it until then, by the clock of the database. Unclear: asked for, and nobody knows what came
-- of it, so the provider is asked first. Held: the provider doesn't say either, so an operator does. Asked: the whole question of its key.
alter table refunds
  add column claimed_until timestamptz,
  add column is_unclear boolean not null default false,
  add column is_held boolean not null default false,
  add column asked jsonb;
update refunds set is_unclear = true where status = 'pending';

-- Money that an operator must look at.
create table money_alerts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('taken_other_sum', 'taken_for_another', 'order_changed', 'refund_unclear')),
  order_id bigint not null references orders,
  payment_id uuid not null references payments,
  refund_id uuid references refunds,
  expected_minor bigint not null,
  expected_currency text not null,
  found_minor bigint,
  found_currency text,
  raised_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint references users on delete set null,
  note text,
  check ((kind = 'refund_unclear') = (refund_id is not null)),
  check ((settled_at is null) = (note is null))
);
create unique index money_alerts_payment on money_alerts (payment_id, kind) where refund_id is null;
create unique index money_alerts_refund on money_alerts (refund_id) where settled_at is null;
create index money_alerts_order on money_alerts (order_id);
create index money_alerts_refunds on money_alerts (refund_id);
create index money_alerts_settled_by on money_alerts (settled_by);
create index money_alerts_open on money_alerts (id) where settled_at is null;
