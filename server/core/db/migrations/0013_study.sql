CREATE TABLE "lesson_films" (
	"lesson_id" bigint PRIMARY KEY NOT NULL,
	"film_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_chapters" ADD COLUMN "film_id" bigint;--> statement-breakpoint
ALTER TABLE "lesson_films" ADD CONSTRAINT "lesson_films_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_films" ADD CONSTRAINT "lesson_films_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chapters" ADD CONSTRAINT "course_chapters_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;