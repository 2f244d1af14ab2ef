CREATE TABLE "class_features" (
	"subject" integer PRIMARY KEY NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"picture" text NOT NULL,
	"points" jsonb NOT NULL,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teacher_films" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teacher_films_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 8801 CACHE 1),
	"teacher_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"picture" text NOT NULL,
	"film_id" bigint NOT NULL,
	CONSTRAINT "teacher_films_position" UNIQUE("teacher_id","position")
);
--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD COLUMN "motto" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD COLUMN "introduction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD COLUMN "honours" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD COLUMN "styles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD COLUMN "subjects" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "teacher_films" ADD CONSTRAINT "teacher_films_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_films" ADD CONSTRAINT "teacher_films_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;