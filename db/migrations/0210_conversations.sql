CREATE TABLE "conversation_members" (
	"conversation_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"told_number" integer DEFAULT 0 NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"typing_at" timestamp with time zone,
	CONSTRAINT "conversation_members_pkey" PRIMARY KEY("conversation_id","user_id")
);

CREATE TABLE "conversation_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"sender_id" bigint,
	"side" text NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"body" text,
	"phrase" text,
	"answers" integer,
	"file_id" uuid,
	"seconds" integer,
	"wave" jsonb,
	"by_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "conversation_messages_number" UNIQUE("conversation_id","number"),
	CONSTRAINT "conversation_messages_once" UNIQUE("conversation_id","client_id"),
	CONSTRAINT "conversation_messages_side_check" CHECK ("side" in ('household', 'worker', 'agency')),
	CONSTRAINT "conversation_messages_kind_check" CHECK ("kind" in ('text', 'phrase', 'picture', 'voice')),
	CONSTRAINT "conversation_messages_body_check" CHECK (char_length(body) <= 2000)
);

CREATE TABLE "conversation_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"reporter_id" bigint,
	"side" text NOT NULL,
	"reason" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"message" text,
	"up_to" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"note" text,
	"settled_by" bigint,
	"settled_at" timestamp with time zone,
	CONSTRAINT "conversation_reports_side_check" CHECK ("side" in ('household', 'worker', 'agency')),
	CONSTRAINT "conversation_reports_reason_check" CHECK ("reason" in ('danger', 'minor', 'document_withheld', 'unpaid', 'fees', 'false_information', 'foreign_picture', 'insulting', 'other')),
	CONSTRAINT "conversation_reports_outcome_check" CHECK ("outcome" in ('none', 'warned', 'suspended')),
	CONSTRAINT "conversation_reports_settled" CHECK ((outcome is null) = (settled_at is null))
);

CREATE TABLE "conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"employer_id" bigint NOT NULL,
	"candidate_id" bigint NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"blocked_by_household" timestamp with time zone,
	"blocked_by_supply" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_pair" UNIQUE("employer_id","candidate_id"),
	CONSTRAINT "conversations_ended_by_check" CHECK ("ended_by" in ('household', 'supply')),
	CONSTRAINT "conversations_end" CHECK ((ended_at is null) = (ended_by is null))
);

CREATE TABLE "read_marks_off" (
	"user_id" bigint PRIMARY KEY NOT NULL
);

ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_settled_by_fkey" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "read_marks_off" ADD CONSTRAINT "read_marks_off_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "conversation_members_user" ON "conversation_members" USING btree ("user_id");
CREATE INDEX "conversation_messages_sender" ON "conversation_messages" USING btree ("sender_id");
CREATE INDEX "conversation_messages_file" ON "conversation_messages" USING btree ("file_id") WHERE file_id is not null;
CREATE INDEX "conversation_reports_queue" ON "conversation_reports" USING btree ("is_urgent" DESC NULLS LAST,"id") WHERE settled_at is null;
CREATE INDEX "conversation_reports_settled" ON "conversation_reports" USING btree ("settled_at");
CREATE INDEX "conversation_reports_conversation" ON "conversation_reports" USING btree ("conversation_id");
CREATE INDEX "conversation_reports_reporter" ON "conversation_reports" USING btree ("reporter_id");
CREATE INDEX "conversations_household" ON "conversations" USING btree ("employer_id","last_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "conversations_candidate" ON "conversations" USING btree ("candidate_id","last_at" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "conversations_begun" ON "conversations" USING btree ("employer_id","begun_at") WHERE begun_at is not null;
