CREATE TABLE "report_plans" (
	"name" text PRIMARY KEY NOT NULL,
	"planned_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "learning_events_attended" ON "learning_events" USING btree ("recorded_at","id") WHERE "learning_events"."kind" = 'attended';