ALTER TABLE "contact_openings" ADD COLUMN "ground" text DEFAULT 'plan' NOT NULL;
ALTER TABLE "contact_openings" ADD COLUMN "opened_by" text DEFAULT 'household' NOT NULL;
ALTER TABLE "contact_openings" ADD CONSTRAINT "contact_openings_ground_check" CHECK ("ground" in ('hire', 'interview', 'plan'));
ALTER TABLE "contact_openings" ADD CONSTRAINT "contact_openings_opened_by_check" CHECK ("opened_by" in ('household', 'worker'));
