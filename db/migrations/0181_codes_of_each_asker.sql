ALTER TABLE "one_time_codes" ADD COLUMN "others_tries_left" integer DEFAULT 20 NOT NULL;
CREATE INDEX "one_time_codes_number" ON "one_time_codes" USING btree ("phone_number") WHERE ended_at is null;
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_others_tries_left_check" CHECK (others_tries_left >= 0);
