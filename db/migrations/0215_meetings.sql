CREATE TABLE "interview_marks" (
	"interview_id" bigint NOT NULL,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"minutes" integer,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_marks_pkey" PRIMARY KEY("interview_id","side","kind","version"),
	CONSTRAINT "interview_marks_side_check" CHECK ("side" in ('household', 'candidate')),
	CONSTRAINT "interview_marks_kind_check" CHECK ("kind" in ('late', 'absent')),
	CONSTRAINT "interview_marks_check" CHECK ((kind = 'late') = (minutes is not null))
);

CREATE TABLE "interview_scores" (
	"employer_id" bigint NOT NULL,
	"candidate_id" bigint NOT NULL,
	"experience" smallint,
	"language" smallint,
	"manner" smallint,
	"trust" smallint,
	"terms" smallint,
	"sentence" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_scores_pkey" PRIMARY KEY("employer_id","candidate_id"),
	CONSTRAINT "interview_scores_points" CHECK (experience between 1 and 5 and language between 1 and 5 and manner between 1 and 5
        and trust between 1 and 5 and terms between 1 and 5)
);

ALTER TABLE "interviews" ADD COLUMN "length_minutes" integer DEFAULT 60 NOT NULL;
ALTER TABLE "interviews" ADD COLUMN "way" text;
ALTER TABLE "interviews" ADD COLUMN "place" text;
ALTER TABLE "interviews" ADD COLUMN "note" text;
ALTER TABLE "interviews" ADD COLUMN "other_times" timestamp with time zone[] DEFAULT '{}' NOT NULL;
ALTER TABLE "interviews" ADD COLUMN "counter_times" timestamp with time zone[] DEFAULT '{}' NOT NULL;
ALTER TABLE "interview_marks" ADD CONSTRAINT "interview_marks_interview_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "interview_scores" ADD CONSTRAINT "interview_scores_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "interview_scores" ADD CONSTRAINT "interview_scores_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE restrict ON UPDATE no action;
CREATE INDEX "interview_scores_candidate" ON "interview_scores" USING btree ("candidate_id");
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_way_check" CHECK ("way" in ('phone', 'whatsapp', 'home', 'office'));
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_length_check" CHECK (length_minutes between 10 and 240);
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_other_times_check" CHECK (cardinality(other_times) <= 2);
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_counter_times_check" CHECK (cardinality(counter_times) <= 3);
