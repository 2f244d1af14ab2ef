DROP INDEX CONCURRENTLY IF EXISTS "lessons_starts";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lessons_starts" ON "lessons" USING btree ("starts_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deliveries_sent";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deliveries_sent" ON "deliveries" USING btree ("sent_at","id");
