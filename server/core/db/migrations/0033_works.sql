CREATE TABLE "work_collects" (
	"work_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"collected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_collects_work_id_user_id_pk" PRIMARY KEY("work_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "work_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"work_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"submission_id" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_comments_submission" UNIQUE("user_id","submission_id")
);
--> statement-breakpoint
CREATE TABLE "work_file_removals" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_likes" (
	"work_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"liked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_likes_work_id_user_id_pk" PRIMARY KEY("work_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "work_reports" (
	"work_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"reason" integer NOT NULL,
	"words" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "work_reports_work_id_user_id_pk" PRIMARY KEY("work_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "work_topics" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"submission_id" text NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"nickname" text NOT NULL,
	"topic_id" bigint,
	"is_film" boolean NOT NULL,
	"files" jsonb NOT NULL,
	"cover_file" jsonb,
	"round" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"collected" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"consented_at" timestamp with time zone,
	"shown_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"place" integer,
	"prize_stars" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "works_submission" UNIQUE("user_id","submission_id")
);
--> statement-breakpoint
ALTER TABLE "work_collects" ADD CONSTRAINT "work_collects_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_collects" ADD CONSTRAINT "work_collects_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_comments" ADD CONSTRAINT "work_comments_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_comments" ADD CONSTRAINT "work_comments_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_file_removals" ADD CONSTRAINT "work_file_removals_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_likes" ADD CONSTRAINT "work_likes_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_likes" ADD CONSTRAINT "work_likes_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reports" ADD CONSTRAINT "work_reports_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_reports" ADD CONSTRAINT "work_reports_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_topic_id_work_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."work_topics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_collects_user" ON "work_collects" USING btree ("user_id","collected_at");--> statement-breakpoint
CREATE INDEX "work_comments_work" ON "work_comments" USING btree ("work_id","state");--> statement-breakpoint
CREATE INDEX "work_comments_state" ON "work_comments" USING btree ("state","written_at");--> statement-breakpoint
CREATE INDEX "work_file_removals_due" ON "work_file_removals" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "work_file_removals_user" ON "work_file_removals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_likes_user" ON "work_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_reports_user" ON "work_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_reports_open" ON "work_reports" USING btree ("handled_at","reported_at");--> statement-breakpoint
CREATE INDEX "works_user" ON "works" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "works_shown" ON "works" USING btree ("kind","state","shown_at");--> statement-breakpoint
CREATE INDEX "works_liked" ON "works" USING btree ("kind","state","likes");--> statement-breakpoint
CREATE INDEX "works_topic" ON "works" USING btree ("topic_id","state");