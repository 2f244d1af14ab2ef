ALTER TABLE "step_ups" ADD COLUMN "formed_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "step_up_changes_to_tell" ON "step_up_changes" USING btree ("changed_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "step_ups_to_tell" ON "step_ups" USING btree ("status") WHERE completed_by is null and formed_told_at is null;--> statement-breakpoint
ALTER TABLE "tracked_events" DROP COLUMN "channel";