ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_locale_check";
ALTER TABLE "newsletter_subscribers" DROP CONSTRAINT "newsletter_subscribers_locale_check";
ALTER TABLE "reports" DROP CONSTRAINT "reports_locale_check";
ALTER TABLE "users" DROP CONSTRAINT "users_locale_check";
