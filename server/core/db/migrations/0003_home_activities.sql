CREATE TABLE "poster_tasks" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"task_status" integer NOT NULL,
	"reward_value" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_ins_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "student_activities" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"takes_part_in_check_in" boolean DEFAULT false NOT NULL,
	"newborn_scene" integer,
	"newborn_shows_pop" boolean DEFAULT false NOT NULL,
	"wonderful_popup" boolean DEFAULT false NOT NULL,
	"wonderful_icon" boolean DEFAULT false NOT NULL,
	"is_tagged" boolean DEFAULT false NOT NULL,
	"is_survey_due" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_tasks" (
	"user_id" bigint NOT NULL,
	"task_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "student_tasks_user_id_task_id_pk" PRIMARY KEY("user_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "dictionary" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interest_tag_asks" (
	"user_id" bigint NOT NULL,
	"pop_id" bigint NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "interest_tag_asks_user_id_pop_id_pk" PRIMARY KEY("user_id","pop_id")
);
--> statement-breakpoint
CREATE TABLE "interest_tag_choices" (
	"user_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "interest_tag_choices_user_id_tag_id_pk" PRIMARY KEY("user_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "interest_tag_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interest_tag_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 9101 CACHE 1),
	"pop_id" bigint NOT NULL,
	"title" text NOT NULL,
	"max_chosed_num" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interest_tag_pops" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interest_tag_pops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 9001 CACHE 1),
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interest_tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interest_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 9201 CACHE 1),
	"group_id" bigint NOT NULL,
	"tag_name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 12001 CACHE 1),
	"user_id" bigint NOT NULL,
	"subject" integer,
	"report_type" integer NOT NULL,
	"message" text NOT NULL,
	"evaluation_id" bigint DEFAULT 0 NOT NULL,
	"child" integer,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "step_ups" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"info" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upgrade_configs" ADD COLUMN "user_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "user_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "poster_tasks" ADD CONSTRAINT "poster_tasks_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_activities" ADD CONSTRAINT "student_activities_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_tasks" ADD CONSTRAINT "student_tasks_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_tag_asks" ADD CONSTRAINT "interest_tag_asks_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_tag_asks" ADD CONSTRAINT "interest_tag_asks_pop_id_interest_tag_pops_id_fk" FOREIGN KEY ("pop_id") REFERENCES "public"."interest_tag_pops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_tag_choices" ADD CONSTRAINT "interest_tag_choices_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_tag_choices" ADD CONSTRAINT "interest_tag_choices_tag_id_interest_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."interest_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_tag_groups" ADD CONSTRAINT "interest_tag_groups_pop_id_interest_tag_pops_id_fk" FOREIGN KEY ("pop_id") REFERENCES "public"."interest_tag_pops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_tags" ADD CONSTRAINT "interest_tags_group_id_interest_tag_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."interest_tag_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_reports" ADD CONSTRAINT "learning_reports_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_ups" ADD CONSTRAINT "step_ups_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interest_tag_groups_pop" ON "interest_tag_groups" USING btree ("pop_id","position");--> statement-breakpoint
CREATE INDEX "interest_tags_group" ON "interest_tags" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "learning_reports_user" ON "learning_reports" USING btree ("user_id","read_at");