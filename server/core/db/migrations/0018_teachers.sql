CREATE TABLE "teach_aid_deliveries" (
	"user_id" bigint NOT NULL,
	"aid_id" bigint NOT NULL,
	"delivery_id" bigint NOT NULL,
	CONSTRAINT "teach_aid_deliveries_user_id_aid_id_pk" PRIMARY KEY("user_id","aid_id")
);
--> statement-breakpoint
CREATE TABLE "teach_aids" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teach_aids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5501 CACHE 1),
	"course_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"picture" text NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"contents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"film_ids" bigint[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "teach_aid_deliveries" ADD CONSTRAINT "teach_aid_deliveries_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teach_aid_deliveries" ADD CONSTRAINT "teach_aid_deliveries_aid_id_teach_aids_id_fk" FOREIGN KEY ("aid_id") REFERENCES "public"."teach_aids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teach_aid_deliveries" ADD CONSTRAINT "teach_aid_deliveries_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teach_aids" ADD CONSTRAINT "teach_aids_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "teach_aid_deliveries_delivery" ON "teach_aid_deliveries" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "teach_aids_course" ON "teach_aids" USING btree ("course_id","position");