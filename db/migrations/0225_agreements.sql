CREATE TABLE "agreements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"employer_id" bigint NOT NULL,
	"candidate_id" bigint NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"terms" jsonb NOT NULL,
	"previous_terms" jsonb,
	"proposed_by" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" bigint,
	CONSTRAINT "agreements_status_check" CHECK ("status" in ('asked', 'countered', 'agreed', 'declined', 'withdrawn', 'ended')),
	CONSTRAINT "agreements_proposed_by_check" CHECK ("proposed_by" in ('household', 'worker')),
	CONSTRAINT "agreements_version_check" CHECK (version >= 0),
	CONSTRAINT "agreements_answer_check" CHECK (status not in ('agreed', 'declined') or answered_at is not null)
);

ALTER TABLE "agreements" ADD CONSTRAINT "agreements_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_answered_by_fkey" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "agreements_one_live" ON "agreements" USING btree ("employer_id","candidate_id") WHERE status in ('asked', 'countered', 'agreed');
CREATE INDEX "agreements_pair" ON "agreements" USING btree ("employer_id","candidate_id","id");
CREATE INDEX "agreements_candidate" ON "agreements" USING btree ("candidate_id","id");
CREATE INDEX "agreements_answered_by" ON "agreements" USING btree ("answered_by");

-- She keeps her passport and her papers: a rule of terms, as the others are.
insert into recruitment_rules (key, effective_on, value, source) values
  ('own_papers', '2015-10-27', '1', 'Law 21/2015, Art. 8');
