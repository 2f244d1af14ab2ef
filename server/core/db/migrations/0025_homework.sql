CREATE TABLE "homework_corrections" (
	"homework_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"teacher_id" bigint,
	"words" text NOT NULL,
	"voice" jsonb,
	"stars" integer NOT NULL,
	"score" integer NOT NULL,
	"is_handed_back" boolean NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "homework_corrections_homework_id_round_pk" PRIMARY KEY("homework_id","round")
);
--> statement-breakpoint
CREATE TABLE "homework_drafts" (
	"homework_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"device" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"answers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework_hand_ins" (
	"homework_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"hand_in_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "homework_hand_ins_homework_id_round_pk" PRIMARY KEY("homework_id","round"),
	CONSTRAINT "homework_hand_ins_id" UNIQUE("homework_id","hand_in_id")
);
--> statement-breakpoint
CREATE TABLE "homework_questions" (
	"homework_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	CONSTRAINT "homework_questions_homework_id_question_id_pk" PRIMARY KEY("homework_id","question_id")
);
--> statement-breakpoint
DROP INDEX "homework_user";--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "lesson_id" bigint;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "kind" text DEFAULT 'afterClass' NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "state" text DEFAULT 'todo' NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "task" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "teacher_id" bigint;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "is_excused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "first_handed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "handed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "film_id" bigint;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "film_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD COLUMN "question_id" bigint;--> statement-breakpoint
ALTER TABLE "homework_corrections" ADD CONSTRAINT "homework_corrections_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_corrections" ADD CONSTRAINT "homework_corrections_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_drafts" ADD CONSTRAINT "homework_drafts_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD CONSTRAINT "homework_hand_ins_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD CONSTRAINT "homework_questions_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD CONSTRAINT "homework_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_lesson" ON "homework" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "homework_state" ON "homework" USING btree ("state","handed_in_at");--> statement-breakpoint
CREATE INDEX "homework_user" ON "homework" USING btree ("user_id","state");--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_question" UNIQUE("user_id","question_id");