CREATE TABLE "security_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "security_events_kind_check" CHECK ("kind" in ('signed_in', 'sign_in_failed', 'session_reused', 'proved', 'proof_failed', 'factor_failed', 'factor_changed', 'recovery_code_used', 'phone_changed', 'email_changed', 'password_changed', 'change_undone'))
);

ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","id");
CREATE INDEX "security_events_age" ON "security_events" USING btree ("at");
