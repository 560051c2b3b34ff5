DROP INDEX "messages_due";
DROP INDEX "messages_secret";
ALTER TABLE "messages" RENAME COLUMN "next_attempt_at" TO "due_at";
ALTER TABLE "messages" DROP COLUMN "leased_until";
