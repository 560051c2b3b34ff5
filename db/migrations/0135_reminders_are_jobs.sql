DROP TABLE "interview_reminders";
