DROP INDEX "data_exports_open";
ALTER TABLE "data_exports" DROP COLUMN "claimed_until";
