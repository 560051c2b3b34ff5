ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;
ALTER TABLE "sessions" ADD COLUMN "proved_by" text;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_proved_by_check" CHECK ("proved_by" in ('password'));
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_proof" CHECK ((proved_at is null) = (proved_by is null));
