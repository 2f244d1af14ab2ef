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
ALTER TABLE "exchanges" ADD COLUMN "gift_id" bigint;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "submission_id" text;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "receiver_name" text;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "receiver_phone_cipher" text;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "receiver_phone_mask" text;--> statement-breakpoint
ALTER TABLE "exchanges" ADD COLUMN "receiver_address" text;--> statement-breakpoint
ALTER TABLE "study_pk_members" ADD CONSTRAINT "study_pk_members_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_pk_standings" ADD CONSTRAINT "study_pk_standings_user_id_study_pk_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."study_pk_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "study_pk_members_id" ON "study_pk_members" USING btree ("id");--> statement-breakpoint
CREATE INDEX "study_pk_members_stale" ON "study_pk_members" USING btree ("user_id") WHERE "study_pk_members"."is_stale";--> statement-breakpoint
CREATE INDEX "study_pk_standings_rank" ON "study_pk_standings" USING btree ("period","study_group","points","user_id");--> statement-breakpoint
CREATE INDEX "study_pk_standings_best" ON "study_pk_standings" USING btree ("period","place") WHERE "study_pk_standings"."place" <= 3;--> statement-breakpoint
CREATE INDEX "study_pk_standings_to_pay" ON "study_pk_standings" USING btree ("user_id") WHERE "study_pk_standings"."prize" > 0 and "study_pk_standings"."paid_at" is null;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_gift_id_straight_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."straight_gifts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_submission" UNIQUE("user_id","submission_id");