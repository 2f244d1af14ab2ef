CREATE TABLE "film_chapters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "film_chapters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 35001 CACHE 1),
	"course_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"key_points" text[] DEFAULT '{}' NOT NULL,
	"picture" text NOT NULL,
	"film_id" bigint NOT NULL,
	"is_trial" boolean DEFAULT false NOT NULL,
	CONSTRAINT "film_chapters_position" UNIQUE("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "film_courses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "film_courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 3001 CACHE 1),
	"group_id" bigint,
	"kind" text NOT NULL,
	"subject" integer NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"picture" text NOT NULL,
	"ages" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"highlights" text[] DEFAULT '{}' NOT NULL,
	"teacher_id" bigint,
	"price_hours" integer DEFAULT 0 NOT NULL,
	"open_days" integer,
	"is_listed" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "film_unlocks" (
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"hours" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "film_unlocks_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "films" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "films_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 9001 CACHE 1),
	"file" text NOT NULL,
	"play_list" text DEFAULT '' NOT NULL,
	"is_sound" boolean DEFAULT false NOT NULL,
	"seconds" integer NOT NULL,
	"poster" text DEFAULT '' NOT NULL,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_progress" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"item_id" bigint NOT NULL,
	"position_seconds" integer NOT NULL,
	"furthest_seconds" integer NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"seconds" integer NOT NULL,
	"finished_at" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_progress_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "watch_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"speed" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "film_chapters" ADD CONSTRAINT "film_chapters_course_id_film_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."film_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_chapters" ADD CONSTRAINT "film_chapters_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_courses" ADD CONSTRAINT "film_courses_group_id_courses_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_unlocks" ADD CONSTRAINT "film_unlocks_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_unlocks" ADD CONSTRAINT "film_unlocks_course_id_film_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."film_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_progress" ADD CONSTRAINT "watch_progress_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_settings" ADD CONSTRAINT "watch_settings_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_courses_group" ON "film_courses" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "watch_progress_updated" ON "watch_progress" USING btree ("user_id","updated_at");