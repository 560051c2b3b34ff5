-- A household asks for its money back. The amount is what the guarantee gave on the day it named.
create table refund_claims (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  employer_id bigint not null references users,
  cause text not null check (cause in ('refuses_to_work', 'left', 'illness', 'breach_by_worker', 'other')),
  ended_on date not null,
  reason text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  state text not null check (state in ('open', 'granted', 'refused', 'withdrawn')),
  answer text,
  refund_id uuid references refunds,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users on delete set null,
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'granted') = (refund_id is not null)),
  check (state <> 'refused' or answer is not null)
);
create unique index refund_claims_one_open on refund_claims (order_id) where state = 'open';
create index refund_claims_order on refund_claims (order_id, id);
create index refund_claims_employer on refund_claims (employer_id);
create index refund_claims_queue on refund_claims (state, id);
create index refund_claims_refund on refund_claims (refund_id) where refund_id is not null;
