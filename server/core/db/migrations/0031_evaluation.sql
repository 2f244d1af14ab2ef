CREATE TABLE "evaluation_forms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluation_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form" text NOT NULL,
	"subject" integer NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"minutes" integer NOT NULL,
	"from_age" integer NOT NULL,
	"to_age" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "evaluation_forms_subject" UNIQUE("form","subject")
);
--> statement-breakpoint
CREATE TABLE "evaluation_pool" (
	"form_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	CONSTRAINT "evaluation_pool_form_id_question_id_pk" PRIMARY KEY("form_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "evaluation_sittings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"form" text NOT NULL,
	"subject" integer NOT NULL,
	"title" text NOT NULL,
	"child_name" text DEFAULT '' NOT NULL,
	"age" integer NOT NULL,
	"seed" integer NOT NULL,
	"state" text DEFAULT 'begun' NOT NULL,
	"end" text DEFAULT 'none' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"level" integer,
	"evaluation_id" bigint
);
--> statement-breakpoint
CREATE TABLE "evaluation_turns" (
	"sitting_id" text NOT NULL,
	"position" integer NOT NULL,
	"question_id" bigint NOT NULL,
	"difficulty" integer NOT NULL,
	"ability" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" jsonb,
	"verdict" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "evaluation_turns_sitting_id_position_pk" PRIMARY KEY("sitting_id","position"),
	CONSTRAINT "evaluation_turns_question" UNIQUE("sitting_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "evaluation_pool" ADD CONSTRAINT "evaluation_pool_form_id_evaluation_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."evaluation_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_pool" ADD CONSTRAINT "evaluation_pool_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_sittings" ADD CONSTRAINT "evaluation_sittings_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_sittings" ADD CONSTRAINT "evaluation_sittings_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_turns" ADD CONSTRAINT "evaluation_turns_sitting_id_evaluation_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."evaluation_sittings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_turns" ADD CONSTRAINT "evaluation_turns_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluation_sittings_user" ON "evaluation_sittings" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_sittings_begun" ON "evaluation_sittings" USING btree ("user_id","form","subject") WHERE "evaluation_sittings"."state" = 'begun';