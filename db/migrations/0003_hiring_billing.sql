-- Each key of a pay call keeps answering with the payment it first led to, also when that payment was already open.
create table payment_keys (
  order_id bigint not null references orders,
  idempotency_key text not null,
  payment_id uuid not null references payments,
  primary key (order_id, idempotency_key)
);
insert into payment_keys (order_id, idempotency_key, payment_id) select order_id, idempotency_key, id from payments;
alter table payments drop column idempotency_key;

-- A doubled click can't open a second payment.
create unique index payments_one_open on payments (order_id) where status in ('created', 'redirected', 'pending');
create index payments_order on payments (order_id);
create index payments_lapsed on payments (expires_at) where status = 'expired';
create index orders_candidate on orders (candidate_id);

-- The sandbox provider's own book: it plays a service outside and shares nothing with the tables above.
create table sandbox_payments (
  id uuid primary key,
  reference text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  return_url text not null,
  status text not null check (status in ('new', 'paid', 'failed', 'cancelled', 'refunded')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
