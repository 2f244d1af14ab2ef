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
ALTER TABLE "sms_codes" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "account_origins" ADD CONSTRAINT "account_origins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_origins" ADD CONSTRAINT "account_origins_inviter_id_students_user_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."students"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_friend_id_students_user_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_origins_inviter" ON "account_origins" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "account_origins_source" ON "account_origins" USING btree ("source");--> statement-breakpoint
CREATE INDEX "logins_account" ON "logins" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "invitations_user" ON "invitations" USING btree ("user_id","id");