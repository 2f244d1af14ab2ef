CREATE TABLE "evaluation_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluation_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"evaluation_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"knowledge_id" bigint,
	"stem" text NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"child_answer" text NOT NULL,
	"right_answer" text NOT NULL,
	"is_right" boolean NOT NULL,
	"analysis" text DEFAULT '' NOT NULL,
	CONSTRAINT "evaluation_answers_position" UNIQUE("evaluation_id","position")
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 88001 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" integer NOT NULL,
	"subject" integer NOT NULL,
	"title" text NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"comment" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "child_recordings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "child_recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 8801 CACHE 1),
	"user_id" bigint NOT NULL,
	"lesson_id" bigint,
	"title" text NOT NULL,
	"film_id" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"subject" integer,
	"lesson_id" bigint,
	"knowledge_id" bigint,
	"title" text DEFAULT '' NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"out_of" integer DEFAULT 0 NOT NULL,
	"is_on_time" boolean,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "learning_events_ref" UNIQUE("user_id","kind","ref")
);
--> statement-breakpoint
CREATE TABLE "report_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	CONSTRAINT "report_jobs_ref" UNIQUE("user_id","kind","ref")
);
--> statement-breakpoint
CREATE TABLE "report_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"key_hash" text NOT NULL,
	"of" text NOT NULL,
	"report_id" bigint,
	"subject" integer,
	"period" text,
	"shown_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learning_reports" ADD COLUMN "kind" text DEFAULT 'month' NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_reports" ADD COLUMN "ref" text;--> statement-breakpoint
ALTER TABLE "learning_reports" ADD COLUMN "from_day" date;--> statement-breakpoint
ALTER TABLE "learning_reports" ADD COLUMN "to_day" date;--> statement-breakpoint
ALTER TABLE "learning_reports" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_reports" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "knowledge_points" ADD COLUMN "ability" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_answers" ADD CONSTRAINT "evaluation_answers_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_answers" ADD CONSTRAINT "evaluation_answers_knowledge_id_knowledge_points_id_fk" FOREIGN KEY ("knowledge_id") REFERENCES "public"."knowledge_points"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_recordings" ADD CONSTRAINT "child_recordings_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_recordings" ADD CONSTRAINT "child_recordings_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_recordings" ADD CONSTRAINT "child_recordings_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_knowledge_id_knowledge_points_id_fk" FOREIGN KEY ("knowledge_id") REFERENCES "public"."knowledge_points"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_jobs" ADD CONSTRAINT "report_jobs_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_shares" ADD CONSTRAINT "report_shares_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_shares" ADD CONSTRAINT "report_shares_report_id_learning_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."learning_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluations_user" ON "evaluations" USING btree ("user_id","taken_at");--> statement-breakpoint
CREATE INDEX "child_recordings_user" ON "child_recordings" USING btree ("user_id","recorded_at");--> statement-breakpoint
CREATE INDEX "learning_events_when" ON "learning_events" USING btree ("user_id","occurred_at");--> statement-breakpoint
CREATE INDEX "learning_events_lesson" ON "learning_events" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "learning_events_recent" ON "learning_events" USING btree ("occurred_at","user_id");--> statement-breakpoint
CREATE INDEX "report_jobs_due" ON "report_jobs" USING btree ("done_at","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_shares_key" ON "report_shares" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "report_shares_user" ON "report_shares" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "report_shares_report" ON "report_shares" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "learning_reports_list" ON "learning_reports" USING btree ("user_id","kind","created_at");--> statement-breakpoint
ALTER TABLE "learning_reports" ADD CONSTRAINT "learning_reports_ref" UNIQUE("user_id","kind","ref");