CREATE TABLE "survey_submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"survey_id" bigint NOT NULL,
	"submission_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_submissions_user" UNIQUE("user_id","survey_id")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surveys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 6001 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"sections" jsonb NOT NULL,
	"thanks" text DEFAULT '' NOT NULL,
	"is_for_visitors" boolean DEFAULT false NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "surveys_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "material_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "material_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 6101 CACHE 1),
	"title" text NOT NULL,
	"asker" text NOT NULL,
	"words" text NOT NULL,
	"wanted" jsonb NOT NULL,
	"sections" jsonb NOT NULL,
	"consent" text DEFAULT '' NOT NULL,
	"user_ids" bigint[] DEFAULT '{}' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "material_submissions" (
	"user_id" bigint NOT NULL,
	"request_id" bigint NOT NULL,
	"submission_id" text NOT NULL,
	"state" text NOT NULL,
	"answers" jsonb NOT NULL,
	"consented_at" timestamp with time zone,
	"sent_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone,
	"judged_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "material_submissions_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "survey_submissions" ADD CONSTRAINT "survey_submissions_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_submissions" ADD CONSTRAINT "survey_submissions_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_submissions" ADD CONSTRAINT "material_submissions_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_submissions" ADD CONSTRAINT "material_submissions_request_id_material_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."material_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "survey_submissions_visitor" ON "survey_submissions" USING btree ("submission_id","survey_id") WHERE "survey_submissions"."user_id" is null;