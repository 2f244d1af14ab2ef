CREATE TABLE "stories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 7001 CACHE 1),
	"code" text NOT NULL,
	"series_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"cover" text NOT NULL,
	"film_id" bigint,
	"is_for_students" boolean DEFAULT false NOT NULL,
	"paragraphs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "stories_code_unique" UNIQUE("code"),
	CONSTRAINT "stories_position" UNIQUE("series_id","position")
);
--> statement-breakpoint
CREATE TABLE "story_series" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "story_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 501 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"teller" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "story_series_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_series_id_story_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."story_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;