CREATE TABLE "exercise_pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exercise_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 70001 CACHE 1),
	"user_id" bigint NOT NULL,
	"picture" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"book" text DEFAULT '' NOT NULL,
	"page_number" integer DEFAULT 0 NOT NULL,
	"boxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"score" integer,
	"taken_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"asked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exercise_sheets" (
	"code" text PRIMARY KEY NOT NULL,
	"book" text NOT NULL,
	"page_number" integer NOT NULL,
	"items" jsonb NOT NULL,
	"printed_code" integer,
	CONSTRAINT "exercise_sheets_printed_code_unique" UNIQUE("printed_code")
);
--> statement-breakpoint
ALTER TABLE "exercise_pages" ADD CONSTRAINT "exercise_pages_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_pages_picture" ON "exercise_pages" USING btree ("user_id","picture");--> statement-breakpoint
CREATE INDEX "exercise_pages_user" ON "exercise_pages" USING btree ("user_id","taken_at");