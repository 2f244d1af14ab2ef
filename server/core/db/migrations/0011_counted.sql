DROP INDEX CONCURRENTLY IF EXISTS "help_votes_article";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "help_votes_article" ON "help_votes" USING btree ("article_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "survey_submissions_survey";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "survey_submissions_survey" ON "survey_submissions" USING btree ("survey_id");