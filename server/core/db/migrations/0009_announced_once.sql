ALTER TABLE "announcements" ADD COLUMN "submission_id" text;
