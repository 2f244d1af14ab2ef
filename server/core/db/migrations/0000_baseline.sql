-- By hand, since Drizzle knows no parts of tables: this schema, PARTITION BY and the rest of "tracked_events".
CREATE SCHEMA "parts";
--> statement-breakpoint
CREATE TABLE "counters" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_pieces" (
	"pieces" text NOT NULL,
	"begins" integer NOT NULL,
	"body" "bytea" NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_pieces_pieces_begins_pk" PRIMARY KEY("pieces","begins")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"body" "bytea" NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"pieces" text,
	"piece_bytes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "captcha_passes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"scene" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"token" text PRIMARY KEY NOT NULL,
	"secret_key" text NOT NULL,
	"gap_x" integer NOT NULL,
	"scene" text NOT NULL,
	"client" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "spoken_captchas" (
	"token" text PRIMARY KEY NOT NULL,
	"sum" integer NOT NULL,
	"scene" text NOT NULL,
	"client" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "area_codes" (
	"country" text PRIMARY KEY NOT NULL,
	"area_code" text NOT NULL,
	"first_letter" text NOT NULL,
	"top" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presents" (
	"present_key" text PRIMARY KEY NOT NULL,
	"present_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"source_key" text PRIMARY KEY NOT NULL,
	"source_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_origins" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"present_id" text DEFAULT '' NOT NULL,
	"inviter_id" bigint,
	"source" integer,
	"channel" text,
	"login_type" integer,
	"registered" boolean,
	"auto_register_type" integer,
	"came_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"way" text NOT NULL,
	"source" integer,
	"channel" text,
	"login_type" integer,
	"logged_in_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone_lookup" text NOT NULL,
	"scene" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text,
	"token_hash" text
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone_lookup" text NOT NULL,
	"phone_cipher" text NOT NULL,
	"phone_mask" text NOT NULL,
	"area_code" text NOT NULL,
	"password_hash" text,
	"device_limit" integer,
	"always_captcha" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_phone_lookup_unique" UNIQUE("phone_lookup")
);
--> statement-breakpoint
CREATE TABLE "app_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"device_type" integer NOT NULL,
	"visited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"account_id" bigint NOT NULL,
	"device_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_account_id_device_id_pk" PRIMARY KEY("account_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"device_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened_by" bigint
);
--> statement-breakpoint
CREATE TABLE "spent_ciphers" (
	"cipher_hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"spent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "students" (
	"user_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "students_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1),
	"account_id" bigint NOT NULL,
	"unification_id" text GENERATED ALWAYS AS ('U' || user_id::text) STORED NOT NULL,
	"student_status" text NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"payed_student_status_text" text DEFAULT '' NOT NULL,
	"student_audition_status_enums" jsonb NOT NULL,
	"head_img" text DEFAULT '' NOT NULL,
	"head_img_id" bigint DEFAULT 0 NOT NULL,
	"kid_name" text DEFAULT '' NOT NULL,
	"parent_name" text DEFAULT '' NOT NULL,
	"parent_status" integer DEFAULT 7 NOT NULL,
	"star_num" integer DEFAULT 0 NOT NULL,
	"attend_class" integer DEFAULT 0 NOT NULL,
	"attend_class_vo_list" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kid_sex" integer DEFAULT 0 NOT NULL,
	"cr_uid" bigint DEFAULT 0 NOT NULL,
	"pea_coin_num" integer DEFAULT 0 NOT NULL,
	"kid_born_time" date,
	"age" integer,
	"city" text DEFAULT '' NOT NULL,
	"city_id" bigint DEFAULT 0 NOT NULL,
	"province_id" bigint DEFAULT 0 NOT NULL,
	"addr" text DEFAULT '' NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"is_gray" boolean DEFAULT false NOT NULL,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	"area_id" bigint DEFAULT 0 NOT NULL,
	"relation_given" boolean DEFAULT false NOT NULL,
	"info_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "students_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "students_unification_id_unique" UNIQUE("unification_id")
);
--> statement-breakpoint
CREATE TABLE "temporary_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" bigint NOT NULL,
	"device_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"session_id" bigint
);
--> statement-breakpoint
CREATE TABLE "wechat_identities" (
	"openid" text PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"seen_at" timestamp with time zone NOT NULL,
	"bound_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wechat_tokens" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
CREATE TABLE "free_trials" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_activities" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"takes_part_in_check_in" boolean DEFAULT false NOT NULL,
	"newborn_shows_pop" boolean DEFAULT false NOT NULL,
	"wonderful_popup" boolean DEFAULT false NOT NULL,
	"wonderful_icon" boolean DEFAULT false NOT NULL,
	"is_tagged" boolean DEFAULT false NOT NULL,
	"is_survey_due" boolean DEFAULT false NOT NULL,
	"newcomer_since" timestamp with time zone,
	"newcomer_rewarded_at" timestamp with time zone
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
CREATE TABLE "open_class_reservations" (
	"user_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"entered_at" timestamp with time zone,
	CONSTRAINT "open_class_reservations_user_id_class_id_pk" PRIMARY KEY("user_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "open_classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5001 CACHE 1),
	"title" text NOT NULL,
	"subject" integer NOT NULL,
	"teacher_id" bigint NOT NULL,
	"teacher_introduction" text DEFAULT '' NOT NULL,
	"picture" text NOT NULL,
	"ages" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"points" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"live_id" bigint NOT NULL,
	"film_id" bigint,
	"seats" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "open_classes_taken" CHECK ("open_classes"."taken" between 0 and "open_classes"."seats")
);
--> statement-breakpoint
CREATE TABLE "pea_classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pea_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5501 CACHE 1),
	"series_id" bigint NOT NULL,
	"title" text NOT NULL,
	"subject" integer NOT NULL,
	"teacher_id" bigint NOT NULL,
	"teacher_introduction" text DEFAULT '' NOT NULL,
	"picture" text NOT NULL,
	"ages" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"points" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"live_id" bigint NOT NULL,
	"film_id" bigint
);
--> statement-breakpoint
CREATE TABLE "pea_series" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pea_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 501 CACHE 1),
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configurations" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upgrade_configs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upgrade_configs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type_code" text NOT NULL,
	"type_value" text,
	"json_url" text,
	"position" integer DEFAULT 0 NOT NULL,
	"user_ids" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "course_chapters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_chapters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 40001 CACHE 1),
	"course_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"film_id" bigint
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 2001 CACHE 1),
	"course_type" integer NOT NULL,
	"subject" integer NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"picture" text NOT NULL,
	"course_num" integer NOT NULL,
	"link" text,
	"demo_type" integer DEFAULT 0 NOT NULL,
	"audience" text DEFAULT 'enrolled' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enrollments_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
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
CREATE TABLE "syllabi" (
	"step" text PRIMARY KEY NOT NULL,
	"course" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "syllabus_lessons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "syllabus_lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	CONSTRAINT "syllabus_lessons_position" UNIQUE("unit_id","position")
);
--> statement-breakpoint
CREATE TABLE "syllabus_units" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "syllabus_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"step" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"abilities" text[] NOT NULL,
	CONSTRAINT "syllabus_units_position" UNIQUE("step","position")
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
CREATE TABLE "deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 3001 CACHE 1),
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"picture" text DEFAULT '' NOT NULL,
	"order_no" text DEFAULT '' NOT NULL,
	"receiver_name" text DEFAULT '' NOT NULL,
	"receiver_phone_mask" text DEFAULT '' NOT NULL,
	"receiver_address" text DEFAULT '' NOT NULL
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
CREATE TABLE "evaluation_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluation_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"evaluation_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"knowledge_id" bigint,
	"stem" text NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"child_answer" text NOT NULL,
	"right_answer" text NOT NULL,
	"is_right" boolean NOT NULL,
	"analysis" text DEFAULT '' NOT NULL,
	CONSTRAINT "evaluation_answers_position" UNIQUE("evaluation_id","position")
);
--> statement-breakpoint
CREATE TABLE "evaluation_forms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluation_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form" text NOT NULL,
	"subject" integer NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"minutes" integer NOT NULL,
	"from_age" integer NOT NULL,
	"to_age" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "evaluation_forms_subject" UNIQUE("form","subject")
);
--> statement-breakpoint
CREATE TABLE "evaluation_pool" (
	"form_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	CONSTRAINT "evaluation_pool_form_id_question_id_pk" PRIMARY KEY("form_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "evaluation_sittings" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"form" text NOT NULL,
	"subject" integer NOT NULL,
	"title" text NOT NULL,
	"child_name" text DEFAULT '' NOT NULL,
	"age" integer NOT NULL,
	"seed" integer NOT NULL,
	"state" text DEFAULT 'begun' NOT NULL,
	"end" text DEFAULT 'none' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"level" integer,
	"evaluation_id" bigint
);
--> statement-breakpoint
CREATE TABLE "evaluation_turns" (
	"sitting_id" text NOT NULL,
	"position" integer NOT NULL,
	"question_id" bigint NOT NULL,
	"difficulty" integer NOT NULL,
	"ability" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" jsonb,
	"verdict" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "evaluation_turns_sitting_id_position_pk" PRIMARY KEY("sitting_id","position"),
	CONSTRAINT "evaluation_turns_question" UNIQUE("sitting_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "evaluations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 88001 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" integer NOT NULL,
	"subject" integer NOT NULL,
	"title" text NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"comment" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "part_pieces" (
	"upload_id" text NOT NULL,
	"begins" integer NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "part_pieces_upload_id_begins_pk" PRIMARY KEY("upload_id","begins")
);
--> statement-breakpoint
CREATE TABLE "part_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"file_type" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"key" text,
	"finishing_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
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
CREATE TABLE "child_recordings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "child_recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 8801 CACHE 1),
	"user_id" bigint NOT NULL,
	"lesson_id" bigint,
	"title" text NOT NULL,
	"film_id" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"subject" integer,
	"lesson_id" bigint,
	"knowledge_id" bigint,
	"title" text DEFAULT '' NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"out_of" integer DEFAULT 0 NOT NULL,
	"is_on_time" boolean,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "learning_events_ref" UNIQUE("user_id","kind","ref")
);
--> statement-breakpoint
CREATE TABLE "learning_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 12001 CACHE 1),
	"user_id" bigint NOT NULL,
	"subject" integer,
	"report_type" integer NOT NULL,
	"message" text NOT NULL,
	"evaluation_id" bigint DEFAULT 0 NOT NULL,
	"child" integer,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"kind" text DEFAULT 'month' NOT NULL,
	"ref" text,
	"from_day" date,
	"to_day" date,
	"about" text DEFAULT '' NOT NULL,
	"content" jsonb,
	CONSTRAINT "learning_reports_ref" UNIQUE("user_id","kind","ref")
);
--> statement-breakpoint
CREATE TABLE "report_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	CONSTRAINT "report_jobs_ref" UNIQUE("user_id","kind","ref")
);
--> statement-breakpoint
CREATE TABLE "report_plans" (
	"name" text PRIMARY KEY NOT NULL,
	"planned_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"key_hash" text NOT NULL,
	"of" text NOT NULL,
	"report_id" bigint,
	"subject" integer,
	"period" text,
	"shown_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guides" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"steps" jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next" jsonb,
	"edition" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"content" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"request_id" text,
	"sent_at" timestamp with time zone NOT NULL,
	"order_no" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "feedbacks_request" UNIQUE("user_id","request_id")
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
CREATE TABLE "interest_tag_asks" (
	"user_id" bigint NOT NULL,
	"pop_id" bigint NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "interest_tag_asks_user_id_pop_id_pk" PRIMARY KEY("user_id","pop_id")
);
--> statement-breakpoint
CREATE TABLE "interest_tag_choices" (
	"user_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "interest_tag_choices_user_id_tag_id_pk" PRIMARY KEY("user_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "interest_tag_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interest_tag_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 9101 CACHE 1),
	"pop_id" bigint NOT NULL,
	"title" text NOT NULL,
	"max_chosed_num" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interest_tag_pops" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interest_tag_pops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 9001 CACHE 1),
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interest_tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interest_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 9201 CACHE 1),
	"group_id" bigint NOT NULL,
	"tag_name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slot_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slot_id" bigint NOT NULL,
	"user_id" bigint,
	"clicked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5001 CACHE 1),
	"position_id" bigint,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"text_content" text,
	"picture" text,
	"row_sort" integer DEFAULT 1 NOT NULL,
	"serial" integer DEFAULT 1 NOT NULL,
	"display_size" text,
	"redirect_type" integer DEFAULT 0 NOT NULL,
	"xcx_id" text,
	"xcx_url" text,
	"miniprogram_type" integer DEFAULT 0 NOT NULL,
	"url" text,
	"user_types" integer[] DEFAULT '{}' NOT NULL,
	"platform_types" integer[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"user_ids" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tabs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tabs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tab_name" text NOT NULL,
	"picture" text NOT NULL,
	"light_picture" text NOT NULL,
	"picture_size" text NOT NULL,
	"redirect_type" integer DEFAULT 0 NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 9001 CACHE 1),
	"module_id" bigint NOT NULL,
	"course_id" bigint DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"picture" text NOT NULL,
	"video_url" text,
	"link" text,
	"redirect_type" integer DEFAULT 0 NOT NULL,
	"xcx_id" text,
	"xcx_url" text,
	"miniprogram_type" integer DEFAULT 0 NOT NULL,
	"end_time" timestamp with time zone,
	"serial_number" integer NOT NULL,
	"participant_num" integer DEFAULT 0 NOT NULL,
	"participant_pictures" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_module_banners" (
	"module_id" bigint NOT NULL,
	"slot_id" bigint NOT NULL,
	CONSTRAINT "home_module_banners_module_id_slot_id_pk" PRIMARY KEY("module_id","slot_id")
);
--> statement-breakpoint
CREATE TABLE "home_modules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_modules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 301 CACHE 1),
	"name" text NOT NULL,
	"style_type_id" integer NOT NULL,
	"button_type_id" bigint DEFAULT 0 NOT NULL,
	"button_type_name" text DEFAULT '' NOT NULL,
	"user_types" integer[] DEFAULT '{}' NOT NULL,
	"device_types" integer[] DEFAULT '{}' NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exercise_pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exercise_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 70001 CACHE 1),
	"user_id" bigint NOT NULL,
	"picture" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"book" text DEFAULT '' NOT NULL,
	"page_number" integer DEFAULT 0 NOT NULL,
	"boxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"score" integer,
	"taken_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"asked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exercise_sheets" (
	"code" text PRIMARY KEY NOT NULL,
	"book" text NOT NULL,
	"page_number" integer NOT NULL,
	"items" jsonb NOT NULL,
	"printed_code" integer,
	CONSTRAINT "exercise_sheets_printed_code_unique" UNIQUE("printed_code")
);
--> statement-breakpoint
CREATE TABLE "homework" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homework_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"title" text NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	"lesson_id" bigint,
	"kind" text DEFAULT 'afterClass' NOT NULL,
	"state" text DEFAULT 'todo' NOT NULL,
	"task" text DEFAULT '' NOT NULL,
	"teacher_id" bigint,
	"due_at" timestamp with time zone,
	"round" integer DEFAULT 1 NOT NULL,
	"is_excused" boolean DEFAULT false NOT NULL,
	"first_handed_in_at" timestamp with time zone,
	"handed_in_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"stars" integer DEFAULT 0 NOT NULL,
	"score" integer,
	"film_id" bigint,
	"film_title" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "hour_balances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hour_balances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"brand_code" text NOT NULL,
	"hour_group" text,
	"user_hour_type" integer,
	"status" integer NOT NULL,
	"base_hours" double precision NOT NULL,
	"give_hours" double precision NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "hour_categories" (
	"brand_code" text NOT NULL,
	"code" integer NOT NULL,
	"name" text NOT NULL,
	"is_recorded" boolean NOT NULL,
	CONSTRAINT "hour_categories_brand_code_code_pk" PRIMARY KEY("brand_code","code")
);
--> statement-breakpoint
CREATE TABLE "hour_gifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hour_gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1101 CACHE 1),
	"user_id" bigint NOT NULL,
	"brand_code" text NOT NULL,
	"name" text NOT NULL,
	"give_class" integer NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone
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
CREATE TABLE "leave_balances" (
	"user_id" bigint NOT NULL,
	"brand_code" text NOT NULL,
	"usable_num" integer NOT NULL,
	CONSTRAINT "leave_balances_user_id_brand_code_pk" PRIMARY KEY("user_id","brand_code")
);
--> statement-breakpoint
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
CREATE TABLE "lesson_films" (
	"lesson_id" bigint PRIMARY KEY NOT NULL,
	"film_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_listeners" (
	"lesson_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_listeners_lesson_id_user_id_pk" PRIMARY KEY("lesson_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 700001 CACHE 1),
	"timetable_id" bigint,
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"chapter_id" bigint NOT NULL,
	"chapter_name" text NOT NULL,
	"chapter_picture" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"duration_minutes" integer NOT NULL,
	"attendance" text
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teachers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 801 CACHE 1),
	"name" text NOT NULL,
	"avatar" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timetables" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timetables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 601 CACHE 1),
	"user_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"teacher_id" bigint NOT NULL,
	"starts_on" date NOT NULL,
	"every_days" integer NOT NULL,
	"time" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"filled_until" date
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
CREATE TABLE "knowledge_points" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"ability" text DEFAULT '' NOT NULL
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
	"mastered_at" timestamp with time zone,
	"question_id" bigint,
	CONSTRAINT "wrong_questions_question" UNIQUE("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"target" jsonb
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
	"note" text DEFAULT '' NOT NULL,
	"gift_id" bigint,
	"submission_id" text,
	"receiver_name" text,
	"receiver_phone_cipher" text,
	"receiver_phone_mask" text,
	"receiver_address" text,
	CONSTRAINT "exchanges_submission" UNIQUE("user_id","submission_id")
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
CREATE TABLE "questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5001 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"subject" integer NOT NULL,
	"knowledge_id" bigint,
	"difficulty" integer DEFAULT 3 NOT NULL,
	"stem" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"answer" jsonb,
	"explanation" text DEFAULT '' NOT NULL,
	"points" integer DEFAULT 10 NOT NULL,
	CONSTRAINT "questions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL,
	"pea_coins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sign_ins_user_id_day_pk" PRIMARY KEY("user_id","day")
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
CREATE TABLE "student_tasks" (
	"user_id" bigint NOT NULL,
	"task_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "student_tasks_user_id_task_id_pk" PRIMARY KEY("user_id","task_id")
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
CREATE TABLE "invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"friend_id" bigint NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"credited_at" timestamp with time zone,
	"stars" integer DEFAULT 0 NOT NULL,
	"pea_coins" integer DEFAULT 0 NOT NULL,
	"hours" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invitations_friend_id_unique" UNIQUE("friend_id")
);
--> statement-breakpoint
CREATE TABLE "poster_tasks" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"task_status" integer NOT NULL,
	"reward_value" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "head_master_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "head_master_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"head_master_id" bigint NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "head_masters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "head_masters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 901 CACHE 1),
	"mobile" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_up_preferred_times" (
	"user_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"week1" integer NOT NULL,
	"time1" text NOT NULL,
	"week2" integer NOT NULL,
	"time2" text NOT NULL,
	CONSTRAINT "step_up_preferred_times_user_id_position_pk" PRIMARY KEY("user_id","position")
);
--> statement-breakpoint
CREATE TABLE "step_up_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_up_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"operator_id" bigint NOT NULL,
	"operator" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "step_up_classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_up_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 6001 CACHE 1),
	"cate_id" bigint NOT NULL,
	"step_id" bigint NOT NULL,
	"week1" integer NOT NULL,
	"time1" text NOT NULL,
	"week2" integer NOT NULL,
	"time2" text NOT NULL,
	"first_live_at" timestamp with time zone NOT NULL,
	"teacher_ids" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_up_flags" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"h5_update" boolean DEFAULT false NOT NULL,
	"partner_update" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_up_refusals" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"code" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_up_seats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "step_up_seats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" bigint NOT NULL,
	"user_id" bigint,
	"held_by" bigint,
	"held_until" timestamp with time zone,
	CONSTRAINT "step_up_seats_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "step_up_switches" (
	"number" integer PRIMARY KEY NOT NULL,
	"turn_on" boolean NOT NULL,
	"time" text
);
--> statement-breakpoint
CREATE TABLE "step_ups" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"status" integer NOT NULL,
	"type" integer NOT NULL,
	"step_id" bigint DEFAULT 0 NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"course" text DEFAULT '' NOT NULL,
	"new_step_id" bigint DEFAULT 0 NOT NULL,
	"new_step" text DEFAULT '' NOT NULL,
	"new_teacher_id" bigint,
	"new_class_id" bigint,
	"new_first_at" timestamp with time zone,
	"plan_step_id" bigint DEFAULT 0 NOT NULL,
	"plan_step" text DEFAULT '' NOT NULL,
	"plan_cate_id" bigint DEFAULT 0 NOT NULL,
	"old_cycle" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"new_cycle" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"release_at" timestamp with time zone,
	"is_update" integer DEFAULT 0 NOT NULL,
	"head_master_id" bigint,
	"stage" text DEFAULT '' NOT NULL,
	"provider" text DEFAULT '' NOT NULL,
	"may_choose" boolean DEFAULT true NOT NULL,
	"completed_by" text,
	"formed_told_at" timestamp with time zone,
	"address_id" bigint
);
--> statement-breakpoint
CREATE TABLE "teacher_profiles" (
	"teacher_id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"film_url" text DEFAULT '' NOT NULL,
	"page_url" text DEFAULT '' NOT NULL,
	"satisfaction" text DEFAULT '' NOT NULL,
	"years" text DEFAULT '' NOT NULL,
	"motto" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"honours" text[] DEFAULT '{}' NOT NULL,
	"styles" text[] DEFAULT '{}' NOT NULL,
	"subjects" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "teacher_profiles_code_unique" UNIQUE("code")
);
--> statement-breakpoint
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
CREATE TABLE "straight_gifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "straight_gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 401 CACHE 1),
	"title" text NOT NULL,
	"words" text NOT NULL,
	"picture" text NOT NULL,
	"currency" integer NOT NULL,
	"cost" integer NOT NULL,
	"stock" integer NOT NULL,
	"most_each" integer NOT NULL,
	"is_sent" boolean NOT NULL,
	"place" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "straight_strategies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "straight_strategies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 501 CACHE 1),
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"minutes" integer NOT NULL,
	"sections" jsonb NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_pk_members" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "study_pk_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 3001 CACHE 1),
	"nickname" text DEFAULT '' NOT NULL,
	"shows_medals" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"from_period" date NOT NULL,
	"is_stale" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_pk_periods" (
	"period" date PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "study_pk_standings" (
	"user_id" bigint NOT NULL,
	"period" date NOT NULL,
	"study_group" text NOT NULL,
	"points" integer NOT NULL,
	"days" jsonb NOT NULL,
	"place" integer,
	"prize" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "study_pk_standings_user_id_period_pk" PRIMARY KEY("user_id","period")
);
--> statement-breakpoint
CREATE TABLE "tracked_events" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tracked_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"event_id" text,
	"user_id" bigint,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tracked_events_id_received_at_pk" PRIMARY KEY("id","received_at")
) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
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
CREATE TABLE "seed_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_origins" ADD CONSTRAINT "account_origins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_origins" ADD CONSTRAINT "account_origins_inviter_id_students_user_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."students"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_visits" ADD CONSTRAINT "app_visits_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_opened_by_sessions_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_ciphers" ADD CONSTRAINT "spent_ciphers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_tokens" ADD CONSTRAINT "temporary_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_tokens" ADD CONSTRAINT "temporary_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_identities" ADD CONSTRAINT "wechat_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_joins" ADD CONSTRAINT "activity_joins_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_joins" ADD CONSTRAINT "activity_joins_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_trials" ADD CONSTRAINT "free_trials_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_activities" ADD CONSTRAINT "student_activities_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_class_reservations" ADD CONSTRAINT "open_class_reservations_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_class_reservations" ADD CONSTRAINT "open_class_reservations_class_id_open_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."open_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pea_classes" ADD CONSTRAINT "pea_classes_series_id_pea_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."pea_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pea_classes" ADD CONSTRAINT "pea_classes_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pea_classes" ADD CONSTRAINT "pea_classes_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chapters" ADD CONSTRAINT "course_chapters_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chapters" ADD CONSTRAINT "course_chapters_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_chapters" ADD CONSTRAINT "film_chapters_course_id_film_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."film_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_chapters" ADD CONSTRAINT "film_chapters_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_courses" ADD CONSTRAINT "film_courses_group_id_courses_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_unlocks" ADD CONSTRAINT "film_unlocks_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_unlocks" ADD CONSTRAINT "film_unlocks_course_id_film_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."film_courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_lessons" ADD CONSTRAINT "syllabus_lessons_unit_id_syllabus_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."syllabus_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabus_units" ADD CONSTRAINT "syllabus_units_step_syllabi_step_fk" FOREIGN KEY ("step") REFERENCES "public"."syllabi"("step") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_films" ADD CONSTRAINT "teacher_films_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_films" ADD CONSTRAINT "teacher_films_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_answers" ADD CONSTRAINT "evaluation_answers_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_answers" ADD CONSTRAINT "evaluation_answers_knowledge_id_knowledge_points_id_fk" FOREIGN KEY ("knowledge_id") REFERENCES "public"."knowledge_points"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_pool" ADD CONSTRAINT "evaluation_pool_form_id_evaluation_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."evaluation_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_pool" ADD CONSTRAINT "evaluation_pool_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_sittings" ADD CONSTRAINT "evaluation_sittings_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_sittings" ADD CONSTRAINT "evaluation_sittings_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_turns" ADD CONSTRAINT "evaluation_turns_sitting_id_evaluation_sittings_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."evaluation_sittings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_turns" ADD CONSTRAINT "evaluation_turns_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_pieces" ADD CONSTRAINT "part_pieces_upload_id_part_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."part_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_uploads" ADD CONSTRAINT "part_uploads_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_progress" ADD CONSTRAINT "watch_progress_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_settings" ADD CONSTRAINT "watch_settings_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_recordings" ADD CONSTRAINT "child_recordings_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_recordings" ADD CONSTRAINT "child_recordings_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_recordings" ADD CONSTRAINT "child_recordings_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_knowledge_id_knowledge_points_id_fk" FOREIGN KEY ("knowledge_id") REFERENCES "public"."knowledge_points"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_reports" ADD CONSTRAINT "learning_reports_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_jobs" ADD CONSTRAINT "report_jobs_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_shares" ADD CONSTRAINT "report_shares_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_shares" ADD CONSTRAINT "report_shares_report_id_learning_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."learning_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_submissions" ADD CONSTRAINT "survey_submissions_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_submissions" ADD CONSTRAINT "survey_submissions_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_articles" ADD CONSTRAINT "help_articles_category_id_help_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."help_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_article_id_help_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."help_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_tag_asks" ADD CONSTRAINT "interest_tag_asks_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_tag_asks" ADD CONSTRAINT "interest_tag_asks_pop_id_interest_tag_pops_id_fk" FOREIGN KEY ("pop_id") REFERENCES "public"."interest_tag_pops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_tag_choices" ADD CONSTRAINT "interest_tag_choices_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_tag_choices" ADD CONSTRAINT "interest_tag_choices_tag_id_interest_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."interest_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_tag_groups" ADD CONSTRAINT "interest_tag_groups_pop_id_interest_tag_pops_id_fk" FOREIGN KEY ("pop_id") REFERENCES "public"."interest_tag_pops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_tags" ADD CONSTRAINT "interest_tags_group_id_interest_tag_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."interest_tag_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_clicks" ADD CONSTRAINT "slot_clicks_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_clicks" ADD CONSTRAINT "slot_clicks_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_cards" ADD CONSTRAINT "home_cards_module_id_home_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."home_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_module_banners" ADD CONSTRAINT "home_module_banners_module_id_home_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."home_modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_module_banners" ADD CONSTRAINT "home_module_banners_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_pages" ADD CONSTRAINT "exercise_pages_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_corrections" ADD CONSTRAINT "homework_corrections_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_corrections" ADD CONSTRAINT "homework_corrections_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_drafts" ADD CONSTRAINT "homework_drafts_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD CONSTRAINT "homework_hand_ins_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD CONSTRAINT "homework_questions_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_questions" ADD CONSTRAINT "homework_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_balances" ADD CONSTRAINT "hour_balances_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_gifts" ADD CONSTRAINT "hour_gifts_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_movements" ADD CONSTRAINT "hour_movements_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_balances" ADD CONSTRAINT "leave_balances_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_films" ADD CONSTRAINT "lesson_films_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_films" ADD CONSTRAINT "lesson_films_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_listeners" ADD CONSTRAINT "lesson_listeners_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_listeners" ADD CONSTRAINT "lesson_listeners_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_timetable_id_timetables_id_fk" FOREIGN KEY ("timetable_id") REFERENCES "public"."timetables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetables" ADD CONSTRAINT "timetables_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetables" ADD CONSTRAINT "timetables_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timetables" ADD CONSTRAINT "timetables_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_submissions" ADD CONSTRAINT "material_submissions_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_submissions" ADD CONSTRAINT "material_submissions_request_id_material_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."material_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "material_files" ADD CONSTRAINT "material_files_material_id_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teach_aid_deliveries" ADD CONSTRAINT "teach_aid_deliveries_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teach_aid_deliveries" ADD CONSTRAINT "teach_aid_deliveries_aid_id_teach_aids_id_fk" FOREIGN KEY ("aid_id") REFERENCES "public"."teach_aids"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teach_aid_deliveries" ADD CONSTRAINT "teach_aid_deliveries_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teach_aids" ADD CONSTRAINT "teach_aids_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_knowledge_id_knowledge_points_id_fk" FOREIGN KEY ("knowledge_id") REFERENCES "public"."knowledge_points"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_questions" ADD CONSTRAINT "wrong_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_gift_id_straight_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."straight_gifts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_knowledge_id_knowledge_points_id_fk" FOREIGN KEY ("knowledge_id") REFERENCES "public"."knowledge_points"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_ledger" ADD CONSTRAINT "reward_ledger_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_tasks" ADD CONSTRAINT "student_tasks_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_claims" ADD CONSTRAINT "task_claims_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_friend_id_students_user_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poster_tasks" ADD CONSTRAINT "poster_tasks_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "head_master_notices" ADD CONSTRAINT "head_master_notices_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "head_master_notices" ADD CONSTRAINT "head_master_notices_head_master_id_head_masters_id_fk" FOREIGN KEY ("head_master_id") REFERENCES "public"."head_masters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_preferred_times" ADD CONSTRAINT "step_up_preferred_times_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_changes" ADD CONSTRAINT "step_up_changes_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_flags" ADD CONSTRAINT "step_up_flags_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_refusals" ADD CONSTRAINT "step_up_refusals_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_seats" ADD CONSTRAINT "step_up_seats_class_id_step_up_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."step_up_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_seats" ADD CONSTRAINT "step_up_seats_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_up_seats" ADD CONSTRAINT "step_up_seats_held_by_students_user_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."students"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_ups" ADD CONSTRAINT "step_ups_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_ups" ADD CONSTRAINT "step_ups_new_teacher_id_teachers_id_fk" FOREIGN KEY ("new_teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_ups" ADD CONSTRAINT "step_ups_new_class_id_step_up_classes_id_fk" FOREIGN KEY ("new_class_id") REFERENCES "public"."step_up_classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_ups" ADD CONSTRAINT "step_ups_head_master_id_head_masters_id_fk" FOREIGN KEY ("head_master_id") REFERENCES "public"."head_masters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_ups" ADD CONSTRAINT "step_ups_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_profiles" ADD CONSTRAINT "teacher_profiles_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_series_id_story_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."story_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_pk_members" ADD CONSTRAINT "study_pk_members_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_pk_standings" ADD CONSTRAINT "study_pk_standings_user_id_study_pk_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."study_pk_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "counters_expires" ON "counters" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "file_pieces_stored" ON "file_pieces" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "files_pieces" ON "files" USING btree ("pieces");--> statement-breakpoint
CREATE INDEX "push_messages_user" ON "push_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cancellations_due" ON "cancellations" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "captcha_passes_expires" ON "captcha_passes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captchas_expires" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spoken_captchas_expires" ON "spoken_captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_origins_inviter" ON "account_origins" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "account_origins_source" ON "account_origins" USING btree ("source");--> statement-breakpoint
CREATE INDEX "logins_account" ON "logins" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sms_codes_phone" ON "sms_codes" USING btree ("phone_lookup","scene","id");--> statement-breakpoint
CREATE INDEX "sms_codes_expires" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "app_visits_user" ON "app_visits" USING btree ("user_id","visited_at");--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_opened_by" ON "sessions" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_ciphers_account" ON "spent_ciphers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "students_tutor" ON "students" USING btree ("cr_uid");--> statement-breakpoint
CREATE INDEX "temporary_tokens_expires" ON "temporary_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "temporary_tokens_session" ON "temporary_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "temporary_tokens_account" ON "temporary_tokens" USING btree ("account_id","device_id");--> statement-breakpoint
CREATE INDEX "wechat_identities_account" ON "wechat_identities" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "activities_ends" ON "activities" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "open_class_reservations_class" ON "open_class_reservations" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "open_classes_starts" ON "open_classes" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "pea_classes_series" ON "pea_classes" USING btree ("series_id","starts_at");--> statement-breakpoint
CREATE INDEX "course_chapters_course" ON "course_chapters" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "film_courses_group" ON "film_courses" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "deliveries_user" ON "deliveries" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "deliveries_order" ON "deliveries" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "parcel_events_parcel" ON "parcel_events" USING btree ("parcel_id","happened_at");--> statement-breakpoint
CREATE INDEX "parcels_delivery" ON "parcels" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "evaluation_sittings_user" ON "evaluation_sittings" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "evaluation_sittings_evaluation" ON "evaluation_sittings" USING btree ("evaluation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluation_sittings_begun" ON "evaluation_sittings" USING btree ("user_id","form","subject") WHERE "evaluation_sittings"."state" = 'begun';--> statement-breakpoint
CREATE INDEX "evaluations_user" ON "evaluations" USING btree ("user_id","taken_at");--> statement-breakpoint
CREATE INDEX "part_uploads_user" ON "part_uploads" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "part_uploads_expires" ON "part_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "watch_progress_updated" ON "watch_progress" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "child_recordings_user" ON "child_recordings" USING btree ("user_id","recorded_at");--> statement-breakpoint
CREATE INDEX "child_recordings_lesson" ON "child_recordings" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "learning_events_when" ON "learning_events" USING btree ("user_id","occurred_at");--> statement-breakpoint
CREATE INDEX "learning_events_lesson" ON "learning_events" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "learning_events_attended" ON "learning_events" USING btree ("recorded_at","id") WHERE "learning_events"."kind" = 'attended';--> statement-breakpoint
CREATE INDEX "learning_reports_user" ON "learning_reports" USING btree ("user_id","read_at");--> statement-breakpoint
CREATE INDEX "learning_reports_list" ON "learning_reports" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "report_jobs_due" ON "report_jobs" USING btree ("done_at","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_shares_key" ON "report_shares" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "report_shares_user" ON "report_shares" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "report_shares_report" ON "report_shares" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "report_shares_ends" ON "report_shares" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "feedbacks_sent" ON "feedbacks" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "survey_answers_answered" ON "survey_answers" USING btree ("answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_submissions_visitor" ON "survey_submissions" USING btree ("submission_id","survey_id") WHERE "survey_submissions"."user_id" is null;--> statement-breakpoint
CREATE INDEX "help_articles_category" ON "help_articles" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "interest_tag_groups_pop" ON "interest_tag_groups" USING btree ("pop_id","position");--> statement-breakpoint
CREATE INDEX "interest_tags_group" ON "interest_tags" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "slot_clicks_slot" ON "slot_clicks" USING btree ("slot_id","clicked_at");--> statement-breakpoint
CREATE INDEX "slot_clicks_user" ON "slot_clicks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "slots_position" ON "slots" USING btree ("position_id","row_sort","serial");--> statement-breakpoint
CREATE INDEX "home_cards_module" ON "home_cards" USING btree ("module_id","serial_number");--> statement-breakpoint
CREATE INDEX "home_modules_position" ON "home_modules" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "exercise_pages_picture" ON "exercise_pages" USING btree ("user_id","picture");--> statement-breakpoint
CREATE INDEX "exercise_pages_user" ON "exercise_pages" USING btree ("user_id","taken_at");--> statement-breakpoint
CREATE INDEX "homework_user" ON "homework" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "homework_lesson" ON "homework" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "homework_state" ON "homework" USING btree ("state","handed_in_at");--> statement-breakpoint
CREATE INDEX "hour_balances_user" ON "hour_balances" USING btree ("user_id","brand_code");--> statement-breakpoint
CREATE INDEX "hour_gifts_user" ON "hour_gifts" USING btree ("user_id","claimed_at");--> statement-breakpoint
CREATE INDEX "hour_movements_user" ON "hour_movements" USING btree ("user_id","happened_at");--> statement-breakpoint
CREATE INDEX "booking_plans_filled" ON "booking_plans" USING btree ("filled_until");--> statement-breakpoint
CREATE INDEX "booking_times_course" ON "booking_times" USING btree ("course_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_times_plan" ON "booking_times" USING btree ("plan_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookings_lesson" ON "bookings" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "bookings_time" ON "bookings" USING btree ("time_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_open" ON "bookings" USING btree ("user_id","time_id") WHERE "bookings"."cancelled_at" IS NULL;--> statement-breakpoint
CREATE INDEX "lesson_preparations_user" ON "lesson_preparations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_preparations_item" ON "lesson_preparations" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "leaves_user" ON "leaves" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "leaves_of_lesson" ON "leaves" USING btree ("lesson_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leaves_lesson" ON "leaves" USING btree ("lesson_id") WHERE "leaves"."state" <> 4;--> statement-breakpoint
CREATE INDEX "lesson_listeners_user" ON "lesson_listeners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lessons_user" ON "lessons" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lessons_timetable" ON "lessons" USING btree ("timetable_id","starts_at");--> statement-breakpoint
CREATE INDEX "timetables_user" ON "timetables" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "timetables_filled" ON "timetables" USING btree ("filled_until");--> statement-breakpoint
CREATE INDEX "material_files_material" ON "material_files" USING btree ("material_id","position");--> statement-breakpoint
CREATE INDEX "teach_aid_deliveries_delivery" ON "teach_aid_deliveries" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "teach_aids_course" ON "teach_aids" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "wrong_questions_user" ON "wrong_questions" USING btree ("user_id","wrong_at");--> statement-breakpoint
CREATE INDEX "wrong_questions_point" ON "wrong_questions" USING btree ("knowledge_id");--> statement-breakpoint
CREATE INDEX "inbox_messages_user" ON "inbox_messages" USING btree ("user_id","read_at");--> statement-breakpoint
CREATE INDEX "inbox_messages_sent" ON "inbox_messages" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "exchanges_user" ON "exchanges" USING btree ("user_id","exchanged_at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_to_pay" ON "orders" USING btree ("user_id","pay_before") WHERE "orders"."state" = 1;--> statement-breakpoint
CREATE INDEX "reward_ledger_user" ON "reward_ledger" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "task_claims_user" ON "task_claims" USING btree ("user_id","claimed_at");--> statement-breakpoint
CREATE INDEX "invitations_user" ON "invitations" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "head_master_notices_user" ON "head_master_notices" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "head_master_notices_master" ON "head_master_notices" USING btree ("head_master_id");--> statement-breakpoint
CREATE INDEX "step_up_changes_user" ON "step_up_changes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "step_up_changes_to_tell" ON "step_up_changes" USING btree ("changed_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "step_up_classes_step" ON "step_up_classes" USING btree ("step_id","cate_id");--> statement-breakpoint
CREATE INDEX "step_up_seats_holder" ON "step_up_seats" USING btree ("held_by");--> statement-breakpoint
CREATE INDEX "step_up_seats_free" ON "step_up_seats" USING btree ("class_id","id") WHERE "step_up_seats"."user_id" is null;--> statement-breakpoint
CREATE INDEX "step_ups_class" ON "step_ups" USING btree ("new_class_id");--> statement-breakpoint
CREATE INDEX "step_ups_to_tell" ON "step_ups" USING btree ("status") WHERE completed_by is null and formed_told_at is null;--> statement-breakpoint
CREATE INDEX "step_ups_release" ON "step_ups" USING btree ("release_at") WHERE "step_ups"."status" = 2 and "step_ups"."new_class_id" is not null;--> statement-breakpoint
CREATE INDEX "step_ups_teacher" ON "step_ups" USING btree ("new_teacher_id");--> statement-breakpoint
CREATE INDEX "step_ups_head_master" ON "step_ups" USING btree ("head_master_id");--> statement-breakpoint
CREATE INDEX "step_ups_address" ON "step_ups" USING btree ("address_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_pk_members_id" ON "study_pk_members" USING btree ("id");--> statement-breakpoint
CREATE INDEX "study_pk_members_stale" ON "study_pk_members" USING btree ("user_id") WHERE "study_pk_members"."is_stale";--> statement-breakpoint
CREATE INDEX "study_pk_standings_rank" ON "study_pk_standings" USING btree ("period","study_group","points","user_id");--> statement-breakpoint
CREATE INDEX "study_pk_standings_best" ON "study_pk_standings" USING btree ("period","place") WHERE "study_pk_standings"."place" <= 3;--> statement-breakpoint
CREATE INDEX "study_pk_standings_to_pay" ON "study_pk_standings" USING btree ("user_id") WHERE "study_pk_standings"."prize" > 0 and "study_pk_standings"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "tracked_events_name" ON "tracked_events" USING btree ("name","received_at");--> statement-breakpoint
CREATE INDEX "tracked_events_user" ON "tracked_events" USING btree ("user_id");--> statement-breakpoint
CREATE TABLE "parts"."tracked_events_rest" PARTITION OF "tracked_events" DEFAULT;--> statement-breakpoint
CREATE UNIQUE INDEX ON "parts"."tracked_events_rest" ("event_id");--> statement-breakpoint
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