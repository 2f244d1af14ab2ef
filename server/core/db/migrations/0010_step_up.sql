CREATE TABLE "syllabi" (
	"step" text PRIMARY KEY NOT NULL,
	"course" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "syllabus_lessons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "syllabus_lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	CONSTRAINT "syllabus_lessons_position" UNIQUE("unit_id","position")
);
--> statement-breakpoint
CREATE TABLE "syllabus_units" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "syllabus_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"step" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"abilities" text[] NOT NULL,
	CONSTRAINT "syllabus_units_position" UNIQUE("step","position")
);
--> statement-breakpoint
CREATE TABLE "head_master_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "head_master_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"head_master_id" bigint NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "head_masters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "head_masters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 901 CACHE 1),
	"mobile" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_up_preferred_times" (
	"user_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"week1" integer NOT NULL,
	"time1" text NOT NULL,
	"week2" integer NOT NULL,
	"time2" text NOT NULL,
	CONSTRAINT "step_up_preferred_times_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "step_up_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_up_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"operator_id" bigint NOT NULL,
	"operator" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "step_up_classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_up_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 6001 CACHE 1),
	"cate_id" bigint NOT NULL,
	"step_id" bigint NOT NULL,
	"week1" integer NOT NULL,
	"time1" text NOT NULL,
	"week2" integer NOT NULL,
	"time2" text NOT NULL,
	"first_live_at" timestamp with time zone NOT NULL,
	"teacher_ids" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_up_flags" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"h5_update" boolean DEFAULT false NOT NULL,
	"partner_update" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_up_refusals" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"code" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_up_seats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_up_seats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" bigint NOT NULL,
	"user_id" bigint,
	"held_by" bigint,
	"held_until" timestamp with time zone,
	CONSTRAINT "step_up_seats_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "step_up_switches" (
	"number" integer PRIMARY KEY NOT NULL,
	"turn_on" boolean NOT NULL,
	"time" text
);
--> statement-breakpoint
CREATE TABLE "teacher_profiles" (
	"teacher_id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"film_url" text DEFAULT '' NOT NULL,
	"page_url" text DEFAULT '' NOT NULL,
	"satisfaction" text DEFAULT '' NOT NULL,
	"years" text DEFAULT '' NOT NULL,
	CONSTRAINT "teacher_profiles_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "status" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "type" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "step_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "step" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "course" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "new_step_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "new_step" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "new_teacher_id" bigint;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "new_class_id" bigint;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "new_first_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "plan_step_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "plan_step" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "plan_cate_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "old_cycle" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "new_cycle" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "release_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "is_update" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "head_master_id" bigint;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "stage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "provider" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "may_choose" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "step_ups" ADD COLUMN "completed_by" text;--> statement-breakpoint
ALTER TABLE "syllabus_lessons" ADD CONSTRAINT "syllabus_lessons_unit_id_syllabus_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."syllabus_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_units" ADD CONSTRAINT "syllabus_units_step_syllabi_step_fk" FOREIGN KEY ("step") REFERENCES "public"."syllabi"("step") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "head_master_notices" ADD CONSTRAINT "head_master_notices_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "head_master_notices" ADD CONSTRAINT "head_master_notices_head_master_id_head_masters_id_fk" FOREIGN KEY ("head_master_id") REFERENCES "public"."head_masters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_preferred_times" ADD CONSTRAINT "step_up_preferred_times_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_changes" ADD CONSTRAINT "step_up_changes_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_flags" ADD CONSTRAINT "step_up_flags_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_refusals" ADD CONSTRAINT "step_up_refusals_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_seats" ADD CONSTRAINT "step_up_seats_class_id_step_up_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."step_up_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_seats" ADD CONSTRAINT "step_up_seats_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_seats" ADD CONSTRAINT "step_up_seats_held_by_students_user_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."students"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD CONSTRAINT "teacher_profiles_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "head_master_notices_user" ON "head_master_notices" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "head_master_notices_master" ON "head_master_notices" USING btree ("head_master_id");--> statement-breakpoint
CREATE INDEX "step_up_changes_user" ON "step_up_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "step_up_classes_step" ON "step_up_classes" USING btree ("step_id","cate_id");--> statement-breakpoint
CREATE INDEX "step_up_seats_holder" ON "step_up_seats" USING btree ("held_by");--> statement-breakpoint
CREATE INDEX "step_up_seats_free" ON "step_up_seats" USING btree ("class_id","id") WHERE "step_up_seats"."user_id" is null;--> statement-breakpoint
ALTER TABLE "step_ups" ADD CONSTRAINT "step_ups_new_teacher_id_teachers_id_fk" FOREIGN KEY ("new_teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_ups" ADD CONSTRAINT "step_ups_new_class_id_step_up_classes_id_fk" FOREIGN KEY ("new_class_id") REFERENCES "public"."step_up_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_ups" ADD CONSTRAINT "step_ups_head_master_id_head_masters_id_fk" FOREIGN KEY ("head_master_id") REFERENCES "public"."head_masters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "step_ups_class" ON "step_ups" USING btree ("new_class_id");--> statement-breakpoint
CREATE INDEX "step_ups_teacher" ON "step_ups" USING btree ("new_teacher_id");--> statement-breakpoint
CREATE INDEX "step_ups_head_master" ON "step_ups" USING btree ("head_master_id");--> statement-breakpoint
UPDATE "step_ups" SET
	"status" = ("info"->>'status')::integer,
	"type" = ("info"->>'type')::integer,
	"step_id" = ("info"->>'stepId')::bigint,
	"step" = "info"->>'step',
	"course" = "info"->>'course',
	"new_step_id" = ("info"->>'newStepId')::bigint,
	"new_step" = "info"->>'newStep',
	"new_teacher_id" = (SELECT "id" FROM "teachers" WHERE "id" = ("info"->>'newTeacherId')::bigint),
	"new_first_at" = (nullif("info"->>'newFirstTime', '') || '+08')::timestamptz,
	"plan_step_id" = ("info"->>'planStepId')::bigint,
	"plan_step" = "info"->>'planStep',
	"plan_cate_id" = ("info"->>'planCateId')::bigint,
	"old_cycle" = coalesce(nullif("info"->>'oldCycle', '')::jsonb, '[]'),
	"new_cycle" = coalesce(nullif("info"->>'newCycle', '')::jsonb, '[]'),
	"release_at" = (nullif("info"->>'releaseTime', '') || '+08')::timestamptz,
	"is_update" = coalesce(("info"->>'isUpdate')::integer, 0);--> statement-breakpoint
INSERT INTO "step_up_preferred_times"
SELECT "user_id", "number", ("pair"->0->>'w')::integer, to_char(make_time(("pair"->0->>'h')::integer, ("pair"->0->>'m')::integer, 0), 'HH24:MI'),
	("pair"->1->>'w')::integer, to_char(make_time(("pair"->1->>'h')::integer, ("pair"->1->>'m')::integer, 0), 'HH24:MI')
FROM "step_ups", jsonb_array_elements(coalesce(nullif("info"->>'planTime', '')::jsonb, '[]')) WITH ORDINALITY AS "times"("pair", "number");--> statement-breakpoint
ALTER TABLE "step_ups" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "step_ups" ALTER COLUMN "type" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "step_ups" DROP COLUMN "info";