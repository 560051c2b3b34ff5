CREATE TABLE "agency_services" (
	"agency_id" bigint NOT NULL,
	"country" text NOT NULL,
	"fee_minor" bigint NOT NULL,
	"days" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agency_services_pkey" PRIMARY KEY("agency_id","country"),
	CONSTRAINT "agency_services_fee_minor_check" CHECK (fee_minor >= 0),
	CONSTRAINT "agency_services_days_check" CHECK (days > 0)
);

CREATE TABLE "mandates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mandates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"agency_id" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"days" integer NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	"reason" text,
	CONSTRAINT "mandates_ended_because_check" CHECK ("ended_because" in ('replaced', 'declined', 'released')),
	CONSTRAINT "mandates_fee_minor_check" CHECK (fee_minor >= 0),
	CONSTRAINT "mandates_days_check" CHECK (days > 0),
	CONSTRAINT "mandates_ended" CHECK ((ended_at is null) = (ended_because is null)),
	CONSTRAINT "mandates_reason" CHECK ((reason is not null) = (coalesce(ended_because, '') = 'declined'))
);

ALTER TABLE "recruitment_steps" DROP CONSTRAINT "recruitment_steps_key_check";
ALTER TABLE "agency_services" ADD CONSTRAINT "agency_services_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "agency_services_country" ON "agency_services" USING btree ("country","fee_minor");
CREATE UNIQUE INDEX "mandates_one_running" ON "mandates" USING btree ("order_id") WHERE ended_at is null;
CREATE INDEX "mandates_order" ON "mandates" USING btree ("order_id","id");
CREATE INDEX "mandates_agency" ON "mandates" USING btree ("agency_id","id");
ALTER TABLE "recruitment_steps" ADD CONSTRAINT "recruitment_steps_key_check" CHECK ("key" in ('choose_agency', 'offer_letter', 'offer_answer', 'visa_application', 'transfer', 'pcc', 'qvc', 'medical', 'pregnancy_test', 'visa', 'ticket', 'arrival', 'residence'));
