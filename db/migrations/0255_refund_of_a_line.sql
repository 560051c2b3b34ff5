ALTER TABLE "refunds" ADD COLUMN "line" text;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_line_check" CHECK ("line" in ('service', 'visa_service', 'recruitment_fee', 'access_plan'));

-- What went back for an agency that didn't bring somebody was a line by itself already.
UPDATE "refunds" SET "line" = 'recruitment_fee' WHERE "reason" IN ('agency declined', 'another agency');
