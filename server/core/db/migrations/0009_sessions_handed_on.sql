ALTER TABLE "sessions" ADD COLUMN "opened_by" bigint;--> statement-breakpoint
ALTER TABLE "temporary_tokens" ADD COLUMN "session_id" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_opened_by_sessions_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_tokens" ADD CONSTRAINT "temporary_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_opened_by" ON "sessions" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "temporary_tokens_session" ON "temporary_tokens" USING btree ("session_id");