ALTER TABLE "step_ups" ADD COLUMN "formed_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tracked_events" DROP COLUMN "channel";