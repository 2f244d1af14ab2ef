ALTER TABLE "tracked_events" ADD COLUMN "event_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_events_event_id" ON "tracked_events" USING btree ("event_id");