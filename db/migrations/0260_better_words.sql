ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_kind_check";
ALTER TABLE "enquiries" ALTER COLUMN "name" DROP NOT NULL;
ALTER TABLE "enquiries" ALTER COLUMN "phone_number" DROP NOT NULL;
ALTER TABLE "enquiries" ADD COLUMN "page" text;
ALTER TABLE "enquiries" ADD COLUMN "words" text;
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_sender" CHECK ((kind = 'word') = (phone_number is null));
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_page" CHECK ((kind = 'word') = (page is not null));
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_kind_check" CHECK ("kind" in ('contact', 'visa', 'word'));
