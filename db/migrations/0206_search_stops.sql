CREATE TABLE "search_stops" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"employer_id" bigint NOT NULL,
	"search_ids" bigint[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

ALTER TABLE "searched_candidates" ADD COLUMN "seen_on" date DEFAULT CURRENT_DATE NOT NULL;
ALTER TABLE "search_stops" ADD CONSTRAINT "search_stops_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "search_stops_employer" ON "search_stops" USING btree ("employer_id");
