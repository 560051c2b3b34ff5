ALTER TABLE "means_changes" DROP CONSTRAINT "means_changes_kind_check";
ALTER TABLE "means_changes" ADD COLUMN "factors" jsonb;
ALTER TABLE "means_changes" ADD COLUMN "app_secret" text;
ALTER TABLE "means_changes" ADD CONSTRAINT "means_changes_kind_check" CHECK ("kind" in ('phone', 'email', 'password', 'factor', 'passkey'));
