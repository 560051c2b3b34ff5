ALTER TABLE "recruitment_offers" ADD COLUMN "household_signed_at" timestamp with time zone;
ALTER TABLE "recruitment_offers" ADD COLUMN "household_signed_by" bigint;
ALTER TABLE "recruitment_offers" ADD COLUMN "household_signed_from" text;
ALTER TABLE "recruitment_offers" ADD CONSTRAINT "recruitment_offers_household_signed_by_fkey" FOREIGN KEY ("household_signed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "recruitment_offers_signed_by" ON "recruitment_offers" USING btree ("household_signed_by");
