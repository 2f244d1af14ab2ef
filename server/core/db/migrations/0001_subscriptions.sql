CREATE TABLE "message_sends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_sends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"event" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"happens_at" timestamp with time zone NOT NULL,
	"page" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_sends_event" UNIQUE("user_id","topic","event")
);
--> statement-breakpoint
CREATE TABLE "message_subscriptions" (
	"user_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"openid" text NOT NULL,
	"accepted_by_app" integer DEFAULT 0 NOT NULL,
	"accepted_by_wechat" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"reported_at" timestamp with time zone,
	CONSTRAINT "message_subscriptions_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
ALTER TABLE "message_sends" ADD CONSTRAINT "message_sends_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_subscriptions" ADD CONSTRAINT "message_subscriptions_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_sends_due" ON "message_sends" USING btree ("due_at") WHERE "message_sends"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "message_subscriptions_openid" ON "message_subscriptions" USING btree ("openid");--> statement-breakpoint
CREATE INDEX "message_subscriptions_allowed" ON "message_subscriptions" USING btree ("topic") WHERE greatest(accepted_by_app, accepted_by_wechat) > used;