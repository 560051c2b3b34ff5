CREATE TABLE "push_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_key" UNIQUE("endpoint")
);

CREATE TABLE "whatsapp_opt_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "whatsapp_opt_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"phone_number" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"given_by" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "whatsapp_opt_ins_given_by_check" CHECK ("given_by" in ('settings', 'interviews')),
	CONSTRAINT "whatsapp_opt_ins_ended_by_check" CHECK ("ended_by" in ('settings', 'reply', 'replaced', 'objection')),
	CONSTRAINT "whatsapp_opt_ins_end" CHECK ((ended_at is null) = (ended_by is null))
);

CREATE TABLE "whatsapp_replies" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);

ALTER TABLE "messages" DROP CONSTRAINT "messages_channel_check";
ALTER TABLE "messages" DROP CONSTRAINT "messages_check";
ALTER TABLE "messages" ADD COLUMN "template_call" jsonb;
ALTER TABLE "messages" ADD COLUMN "instead_of" bigint;
ALTER TABLE "notice_settings" ADD COLUMN "whatsapp" boolean;
ALTER TABLE "notice_settings" ADD COLUMN "push" boolean;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "whatsapp_opt_ins" ADD CONSTRAINT "whatsapp_opt_ins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");
CREATE UNIQUE INDEX "whatsapp_opt_ins_one" ON "whatsapp_opt_ins" USING btree ("user_id") WHERE ended_at is null;
CREATE UNIQUE INDEX "whatsapp_opt_ins_number" ON "whatsapp_opt_ins" USING btree ("phone_number") WHERE ended_at is null;
CREATE INDEX "whatsapp_opt_ins_user" ON "whatsapp_opt_ins" USING btree ("user_id");
CREATE INDEX "whatsapp_replies_age" ON "whatsapp_replies" USING btree ("received_at");
ALTER TABLE "messages" ADD CONSTRAINT "messages_instead_of_fkey" FOREIGN KEY ("instead_of") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "messages_instead_of" ON "messages" USING btree ("instead_of") WHERE instead_of is not null;
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_check" CHECK ("channel" in ('sms', 'whatsapp', 'email'));
ALTER TABLE "messages" ADD CONSTRAINT "messages_check" CHECK (subject is not null or channel <> 'email');
