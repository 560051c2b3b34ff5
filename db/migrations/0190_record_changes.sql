CREATE TABLE "record_changes" (
	"topic" text NOT NULL,
	"record_id" bigint NOT NULL,
	"changed_in" "xid8" NOT NULL,
	CONSTRAINT "record_changes_pkey" PRIMARY KEY("topic","record_id")
);

CREATE INDEX "record_changes_since" ON "record_changes" USING btree ("topic","changed_in");
