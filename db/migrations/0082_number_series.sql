-- The last number of each series, counted on in the transaction that uses it: no number is missing, and nobody counts rows.
create table number_series (
  name text primary key,
  last bigint not null check (last >= 0)
);
insert into number_series (name, last) values
  ('plan_order', (select coalesce(max(substring(order_no from 'ORD-P(\d+)$')::bigint), 0) from orders where kind = 'plan')),
  ('plan_invoice', (select coalesce(max(substring(invoice_no from 'INV-P(\d+)$')::bigint), 0) from orders where kind = 'plan'));
