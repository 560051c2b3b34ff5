CREATE TABLE "means_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "means_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"before" text,
	"token_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "means_changes_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "means_changes_kind_check" CHECK ("kind" in ('phone', 'email', 'password'))
);

ALTER TABLE "link_tokens" ADD COLUMN "session_id" uuid;
ALTER TABLE "means_changes" ADD CONSTRAINT "means_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "means_changes_user" ON "means_changes" USING btree ("user_id","id");
CREATE INDEX "means_changes_expiry" ON "means_changes" USING btree ("undo_until");
