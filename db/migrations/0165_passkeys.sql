CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"session_id" uuid,
	"user_handle" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_purpose_check" CHECK ("purpose" in ('add', 'sign-in', 'confirm')),
	CONSTRAINT "passkey_challenges_asker" CHECK ((purpose = 'sign-in') = (session_id is null) and (purpose = 'add') = (user_handle is not null))
);

CREATE TABLE "passkeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"user_handle" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_key" UNIQUE("credential_id")
);

ALTER TABLE "security_events" DROP CONSTRAINT "security_events_kind_check";
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_proved_by_check";
ALTER TABLE "sessions" ADD COLUMN "is_factor_due" boolean DEFAULT false NOT NULL;
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "passkey_challenges_session" ON "passkey_challenges" USING btree ("session_id");
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_kind_check" CHECK ("kind" in ('signed_in', 'sign_in_failed', 'session_reused', 'proved', 'proof_failed', 'factor_failed', 'factor_changed', 'passkey_changed', 'passkey_failed', 'passkey_blocked', 'recovery_code_used', 'phone_changed', 'email_changed', 'password_changed', 'change_undone'));
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_proved_by_check" CHECK ("proved_by" in ('password', 'passkey'));
