CREATE TABLE "agreements" (
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"changed_on" date NOT NULL,
	"effective_on" date NOT NULL,
	"intro" text NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "agreements_type_version_pk" PRIMARY KEY("type","version")
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5001 CACHE 1),
	"user_id" bigint NOT NULL,
	"receiver_name" text NOT NULL,
	"area_code" text NOT NULL,
	"phone_cipher" text NOT NULL,
	"phone_mask" text NOT NULL,
	"province_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"area" text NOT NULL,
	"detail" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"added_by" text,
	"changed_by" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "addresses_added_by" UNIQUE("user_id","added_by")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 9001 CACHE 1),
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"picture" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_ours" boolean DEFAULT false NOT NULL,
	"redirect_type" integer DEFAULT 0 NOT NULL,
	"xcx_id" text,
	"xcx_url" text,
	"miniprogram_type" integer DEFAULT 0 NOT NULL,
	"url" text,
	"user_types" integer[] DEFAULT '{}' NOT NULL,
	"user_ids" bigint[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_joins" (
	"user_id" bigint NOT NULL,
	"activity_id" bigint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_joins_user_id_activity_id_pk" PRIMARY KEY("user_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_id" bigint NOT NULL,
	"state" smallint NOT NULL,
	"content" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 7001 CACHE 1),
	"delivery_id" bigint NOT NULL,
	"contents" jsonb NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" bigint NOT NULL,
	"title" text NOT NULL,
	"paragraphs" jsonb NOT NULL,
	"body" text NOT NULL,
	"related" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"user_id" bigint NOT NULL,
	"article_id" bigint NOT NULL,
	"is_helpful" boolean NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_votes_user_id_article_id_pk" PRIMARY KEY("user_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "hour_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hour_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"brand_code" text NOT NULL,
	"hour_group" text,
	"user_hour_type" integer,
	"change" integer NOT NULL,
	"base_hours" double precision NOT NULL,
	"give_hours" double precision NOT NULL,
	"title" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leaves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5001 CACHE 1),
	"user_id" bigint NOT NULL,
	"lesson_id" bigint,
	"brand_code" text NOT NULL,
	"lesson_name" text NOT NULL,
	"teacher_name" text NOT NULL,
	"lesson_starts_at" timestamp with time zone NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"state" integer NOT NULL,
	"make_up_name" text DEFAULT '' NOT NULL,
	"make_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "material_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "material_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 51001 CACHE 1),
	"material_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"file" text NOT NULL,
	"size" integer NOT NULL,
	"duration" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5001 CACHE 1),
	"subject" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"cover" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchanges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchanges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 6001 CACHE 1),
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"picture" text NOT NULL,
	"currency" integer NOT NULL,
	"cost" integer NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"state" integer NOT NULL,
	"exchanged_at" timestamp with time zone NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 9001 CACHE 1),
	"user_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"state" integer NOT NULL,
	"title" text NOT NULL,
	"picture" text NOT NULL,
	"contents" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_before" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"close_reason" integer DEFAULT 0 NOT NULL,
	"receiver_name" text,
	"receiver_phone_cipher" text,
	"receiver_phone_mask" text,
	"receiver_address" text,
	CONSTRAINT "orders_order_no_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "reward_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_ledger_ref" UNIQUE("user_id","kind","reason","ref")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"score" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"content" text NOT NULL,
	"request_id" text,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_answers_request" UNIQUE("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "task_claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"user_id" bigint NOT NULL,
	"task_id" integer NOT NULL,
	"period" text NOT NULL,
	"title" text NOT NULL,
	"stars" integer NOT NULL,
	"pea_coins" integer NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_claims_once" UNIQUE("user_id","task_id","period")
);
--> statement-breakpoint
CREATE TABLE "tutors" (
	"cr_uid" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"head_img" text DEFAULT '' NOT NULL,
	"we_chat_id" text DEFAULT '' NOT NULL,
	"we_chat_qr_code" text DEFAULT '' NOT NULL,
	"working_hours" jsonb NOT NULL,
	"helps_with" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_points" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrong_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wrong_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"knowledge_id" bigint NOT NULL,
	"stem" text NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"child_answer" text NOT NULL,
	"right_answer" text NOT NULL,
	"analysis" text NOT NULL,
	"source" text NOT NULL,
	"wrong_at" timestamp with time zone NOT NULL,
	"wrong_times" integer DEFAULT 1 NOT NULL,
	"mastered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "area_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "relation_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "info_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "pea_coins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hour_balances" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "target" jsonb;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "picture" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "order_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "receiver_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "receiver_phone_mask" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "receiver_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_joins" ADD CONSTRAINT "activity_joins_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_joins" ADD CONSTRAINT "activity_joins_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_articles" ADD CONSTRAINT "help_articles_category_id_help_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."help_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_article_id_help_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_movements" ADD CONSTRAINT "hour_movements_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_files" ADD CONSTRAINT "material_files_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_ledger" ADD CONSTRAINT "reward_ledger_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_claims" ADD CONSTRAINT "task_claims_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_knowledge_id_knowledge_points_id_fk" FOREIGN KEY ("knowledge_id") REFERENCES "public"."knowledge_points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellations_due" ON "cancellations" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "activities_ends" ON "activities" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "parcel_events_parcel" ON "parcel_events" USING btree ("parcel_id","happened_at");--> statement-breakpoint
CREATE INDEX "parcels_delivery" ON "parcels" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "help_articles_category" ON "help_articles" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "hour_movements_user" ON "hour_movements" USING btree ("user_id","happened_at");--> statement-breakpoint
CREATE INDEX "leaves_user" ON "leaves" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "leaves_lesson" ON "leaves" USING btree ("lesson_id") WHERE "leaves"."state" <> 4;--> statement-breakpoint
CREATE INDEX "material_files_material" ON "material_files" USING btree ("material_id","position");--> statement-breakpoint
CREATE INDEX "exchanges_user" ON "exchanges" USING btree ("user_id","exchanged_at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reward_ledger_user" ON "reward_ledger" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "survey_answers_answered" ON "survey_answers" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "task_claims_user" ON "task_claims" USING btree ("user_id","claimed_at");--> statement-breakpoint
CREATE INDEX "wrong_questions_user" ON "wrong_questions" USING btree ("user_id","wrong_at");--> statement-breakpoint
CREATE INDEX "wrong_questions_point" ON "wrong_questions" USING btree ("knowledge_id");--> statement-breakpoint
CREATE INDEX "inbox_messages_sent" ON "inbox_messages" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "deliveries_order" ON "deliveries" USING btree ("order_no");--> statement-breakpoint
-- Written by hand: a delivery that was one parcel becomes a delivery with one parcel.
INSERT INTO "parcels" ("delivery_id", "contents", "carrier", "tracking_number") SELECT "id", jsonb_build_array("title"), "carrier", "tracking_number" FROM "deliveries" WHERE "tracking_number" <> '';--> statement-breakpoint
ALTER TABLE "deliveries" DROP COLUMN "carrier";--> statement-breakpoint
ALTER TABLE "deliveries" DROP COLUMN "tracking_number";