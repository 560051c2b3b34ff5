-- A hire may end by a refund of a part (the guarantee gives less with each month worked): its order stays paid, and she is free.
alter table orders add column hire_ended_on date, add constraint orders_ended check (hire_ended_on is null or (kind = 'hire' and paid_at is not null));
update orders
  set hire_ended_on = (select (max(created_at) at time zone 'Asia/Qatar')::date from refunds where refunds.order_id = orders.id)
  where kind = 'hire' and status = 'refunded';
drop index orders_one_paid;
create unique index orders_one_lasting on orders (candidate_id) where status = 'paid' and hire_ended_on is null;
