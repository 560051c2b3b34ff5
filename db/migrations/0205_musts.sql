ALTER TABLE "household_needs" ADD COLUMN "musts" text[] DEFAULT '{"position"}' NOT NULL;
ALTER TABLE "household_needs" ADD COLUMN "priorities" text[] DEFAULT '{}' NOT NULL;
