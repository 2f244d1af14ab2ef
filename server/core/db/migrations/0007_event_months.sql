CREATE SCHEMA "parts";--> statement-breakpoint
ALTER TABLE "tracked_events" RENAME TO "tracked_events_before";--> statement-breakpoint
ALTER TABLE "tracked_events_before" RENAME CONSTRAINT "tracked_events_pkey" TO "tracked_events_before_pkey";--> statement-breakpoint
ALTER SEQUENCE "tracked_events_id_seq" RENAME TO "tracked_events_before_id_seq";--> statement-breakpoint
DROP INDEX "tracked_events_name";--> statement-breakpoint
DROP INDEX "tracked_events_user";--> statement-breakpoint
DROP INDEX "tracked_events_event_id";--> statement-breakpoint
CREATE TABLE "tracked_events" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tracked_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"name" text NOT NULL,
	"event_id" text,
	"user_id" bigint,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tracked_events_id_received_at_pk" PRIMARY KEY("id","received_at")
) PARTITION BY RANGE ("received_at");--> statement-breakpoint
CREATE INDEX "tracked_events_name" ON "tracked_events" USING btree ("name","received_at");--> statement-breakpoint
CREATE INDEX "tracked_events_user" ON "tracked_events" USING btree ("user_id");--> statement-breakpoint
CREATE TABLE "parts"."tracked_events_rest" PARTITION OF "tracked_events" DEFAULT;--> statement-breakpoint
CREATE UNIQUE INDEX ON "parts"."tracked_events_rest" ("event_id");--> statement-breakpoint
INSERT INTO "tracked_events" ("id", "channel", "name", "event_id", "user_id", "payload", "received_at") OVERRIDING SYSTEM VALUE
SELECT "id", "channel", "name", "event_id", "user_id", "payload", "received_at" FROM "tracked_events_before";--> statement-breakpoint
SELECT setval('"tracked_events_id_seq"', coalesce(max("id"), 0) + 1, false) FROM "tracked_events";--> statement-breakpoint
DROP TABLE "tracked_events_before";
