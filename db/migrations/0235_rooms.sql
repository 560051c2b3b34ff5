CREATE TABLE "room_seats" (
	"interview_id" bigint NOT NULL,
	"side" text NOT NULL,
	"user_id" bigint NOT NULL,
	"peer" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "room_seats_pkey" PRIMARY KEY("interview_id","side"),
	CONSTRAINT "room_seats_peer_unique" UNIQUE("peer"),
	CONSTRAINT "room_seats_side_check" CHECK ("side" in ('household', 'worker', 'agency'))
);

CREATE TABLE "room_signals" (
	"peer" uuid NOT NULL,
	"number" integer NOT NULL,
	"sender" uuid NOT NULL,
	"signal" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_signals_pkey" PRIMARY KEY("peer","number")
);

ALTER TABLE "interviews" DROP CONSTRAINT "interviews_way_check";
ALTER TABLE "room_seats" ADD CONSTRAINT "room_seats_interview_id_fkey" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "room_seats" ADD CONSTRAINT "room_seats_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "room_signals" ADD CONSTRAINT "room_signals_peer_fkey" FOREIGN KEY ("peer") REFERENCES "public"."room_seats"("peer") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "room_seats_user" ON "room_seats" USING btree ("user_id");
CREATE INDEX "room_seats_seen" ON "room_seats" USING btree ("seen_at");
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_way_check" CHECK ("way" in ('video', 'phone', 'whatsapp', 'home', 'office'));
