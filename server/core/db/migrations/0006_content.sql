CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"target" jsonb,
	"is_to_all" boolean NOT NULL,
	"user_ids" bigint[] NOT NULL,
	"sent_up_to" bigint DEFAULT 0 NOT NULL,
	"sent_to" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "is_operators" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "announcements_waiting" ON "announcements" USING btree ("ended_at","created_at");