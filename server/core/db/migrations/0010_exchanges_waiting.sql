DROP INDEX CONCURRENTLY IF EXISTS "exchanges_waiting";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "exchanges_waiting" ON "exchanges" USING btree ("exchanged_at","id") WHERE "exchanges"."state" = 1;
