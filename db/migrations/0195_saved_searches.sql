CREATE TABLE "saved_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"employer_id" bigint NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"when" text NOT NULL,
	"sms" boolean NOT NULL,
	"email" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"candidate_id" bigint NOT NULL
);

CREATE TABLE "search_finds" (
	"search_id" bigint NOT NULL,
	"candidate_id" bigint NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"at_once" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_finds_pkey" PRIMARY KEY("search_id","candidate_id")
);

CREATE TABLE "searched_candidates" (
	"candidate_id" bigint PRIMARY KEY NOT NULL,
	"known" jsonb NOT NULL
);

ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_search_id_fkey" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "searched_candidates" ADD CONSTRAINT "searched_candidates_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "saved_searches_employer" ON "saved_searches" USING btree ("employer_id","id");
CREATE INDEX "search_finds_untold" ON "search_finds" USING btree ("search_id") WHERE told_at is null;
CREATE INDEX "search_finds_candidate" ON "search_finds" USING btree ("candidate_id");
