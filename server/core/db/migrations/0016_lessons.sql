CREATE TABLE "booking_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 651 CACHE 1),
	"course_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"starts_on" date NOT NULL,
	"every_days" integer NOT NULL,
	"time" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"seats" integer NOT NULL,
	"filled_until" date
);
--> statement-breakpoint
CREATE TABLE "booking_times" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 66001 CACHE 1),
	"plan_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"chapter_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_minutes" integer NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "booking_times_seats" CHECK ("booking_times"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 67001 CACHE 1),
	"user_id" bigint NOT NULL,
	"time_id" bigint NOT NULL,
	"lesson_id" bigint,
	"booked_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chapter_contents" (
	"chapter_id" bigint PRIMARY KEY NOT NULL,
	"goals" text[] NOT NULL,
	"steps" jsonb NOT NULL,
	"key_points" jsonb NOT NULL,
	"tips" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chapter_preparations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chapter_preparations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 61001 CACHE 1),
	"chapter_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "chapter_preparations_position" UNIQUE("chapter_id","position")
);
--> statement-breakpoint
CREATE TABLE "lesson_preparations" (
	"lesson_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_preparations_lesson_id_item_id_pk" PRIMARY KEY("lesson_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "lessons" ALTER COLUMN "timetable_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_plans" ADD CONSTRAINT "booking_plans_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_plans" ADD CONSTRAINT "booking_plans_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_times" ADD CONSTRAINT "booking_times_plan_id_booking_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."booking_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_times" ADD CONSTRAINT "booking_times_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_times" ADD CONSTRAINT "booking_times_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_times" ADD CONSTRAINT "booking_times_chapter_id_course_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."course_chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_time_id_booking_times_id_fk" FOREIGN KEY ("time_id") REFERENCES "public"."booking_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_contents" ADD CONSTRAINT "chapter_contents_chapter_id_course_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."course_chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_preparations" ADD CONSTRAINT "chapter_preparations_chapter_id_course_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."course_chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_preparations" ADD CONSTRAINT "lesson_preparations_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_preparations" ADD CONSTRAINT "lesson_preparations_item_id_chapter_preparations_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."chapter_preparations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_preparations" ADD CONSTRAINT "lesson_preparations_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_plans_filled" ON "booking_plans" USING btree ("filled_until");--> statement-breakpoint
CREATE INDEX "booking_times_course" ON "booking_times" USING btree ("course_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_times_plan" ON "booking_times" USING btree ("plan_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookings_lesson" ON "bookings" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "bookings_time" ON "bookings" USING btree ("time_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_open" ON "bookings" USING btree ("user_id","time_id") WHERE "bookings"."cancelled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "lesson_preparations_user" ON "lesson_preparations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_preparations_item" ON "lesson_preparations" USING btree ("item_id");