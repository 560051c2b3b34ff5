-- A column whose values are a list in the code holds nothing else in the database, under one kind of name and in the order of the code.
alter table orders rename constraint orders_status to orders_status_check;
alter table order_lines rename constraint order_lines_kind to order_lines_kind_check;
alter table sandbox_payments rename constraint sandbox_payments_status to sandbox_payments_status_check;
alter table agency_members
  drop constraint agency_members_role_check,
  add constraint agency_members_role_check check (role in ('viewer', 'editor', 'owner'));
alter table agency_invitations
  drop constraint agency_invitations_role_check,
  add constraint agency_invitations_role_check check (role in ('viewer', 'editor', 'owner'));
alter table recruitment_papers
  drop constraint recruitment_papers_kind_check,
  add constraint recruitment_papers_kind_check check (kind in ('medical', 'visa', 'pcc', 'qvc', 'ticket', 'pregnancy_test', 'other', 'offer_letter', 'signed_offer_letter'));
alter table recruitment_steps
  add constraint recruitment_steps_key_check check (key in ('offer_letter', 'offer_answer', 'visa_application', 'transfer', 'pcc', 'qvc', 'medical', 'pregnancy_test', 'visa', 'ticket', 'arrival', 'residence')),
  add constraint recruitment_steps_needs_check check (needs <@ array['medical', 'visa', 'pcc', 'qvc', 'ticket', 'pregnancy_test', 'other', 'offer_letter', 'signed_offer_letter']::text[]);
