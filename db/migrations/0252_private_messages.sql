ALTER TABLE "conversation_messages" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;
