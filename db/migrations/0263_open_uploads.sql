CREATE TABLE "open_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"bytes" bigint NOT NULL,
	"received" bigint NOT NULL,
	"pieces" text[] NOT NULL,
	"keys" text[] NOT NULL,
	"is_given_up" boolean NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_uploads_received_check" CHECK (received between 0 and bytes)
);

ALTER TABLE "open_uploads" ADD CONSTRAINT "open_uploads_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "open_uploads_owner" ON "open_uploads" USING btree ("owner_id");
CREATE INDEX "open_uploads_written" ON "open_uploads" USING btree ("written_at");
