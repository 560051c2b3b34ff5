/** Paid orders of plans from one number to another, each tenth given back: as settlements and refunds leave them. */
export const paidPlans = `
  with made as (select n, gen_random_uuid() as payment, gen_random_uuid() as refund from generate_series($1::int, $2::int) n
  ), household as (
    insert into users (role, full_name, phone_number, password_hash, date_joined) values ('employer', 'Many Plans', '+9743' || lpad($1::text, 7, '0'), 'unusable', now()) returning id
  ), bought as (
    insert into orders (employer_id, kind, plan, order_no, invoice_no, order_date, currency, status, paid_at, created_at)
    select household.id, 'plan', 'basic', 'ORD-P' || lpad(n::text, 6, '0'), 'INV-P' || lpad(n::text, 6, '0'), '2026-01-01', 'QAR', case when n % 10 = 0 then 'refunded' else 'paid' end, now(), now()
    from made, household returning id, order_no
  ), numbered as (select made.*, bought.id from made join bought on bought.order_no = 'ORD-P' || lpad(made.n::text, 6, '0')
  ), priced as (insert into order_lines (order_id, position, kind, amount_minor) select id, 1, 'access_plan', 19500 from numbered
  ), paid as (
    insert into payments (id, order_id, provider, status, amount_minor, currency, created_at, updated_at, expires_at)
    select payment, id, 'sandbox', case when n % 10 = 0 then 'refunded' else 'paid' end, 19500, 'QAR', now(), now(), now() from numbered
  ), returned as (
    insert into refunds (id, order_id, payment_id, amount_minor, currency, reason, status, created_at, completed_at)
    select refund, id, payment, 19500, 'QAR', 'bench', 'done', now(), now() from numbered where n % 10 = 0
  ), entries as (
    insert into ledger_entries (at, kind, order_id, payment_id, refund_id, currency)
    select now(), kind, id, case when kind <> 'charge' then payment end, case when kind like 'refund%' then refund end, 'QAR'
    from numbered, unnest(array['charge', 'capture', 'refund_owed', 'refund_paid']) kind where kind not like 'refund%' or n % 10 = 0 returning id, kind
  )
  insert into ledger_lines (entry_id, account, amount_minor)
  select entries.id, account, sign * 19500 from entries join (values
    ('charge', 'household', 1), ('charge', 'access_plan', -1), ('capture', 'provider', 1), ('capture', 'household', -1),
    ('refund_owed', 'access_plan', 1), ('refund_owed', 'refunds_payable', -1), ('refund_paid', 'refunds_payable', 1), ('refund_paid', 'provider', -1)
  ) sides (kind, account, sign) using (kind)`
