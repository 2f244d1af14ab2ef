CREATE TABLE "free_trials" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_activities" ADD COLUMN "newcomer_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "student_activities" ADD COLUMN "newcomer_rewarded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "free_trials" ADD CONSTRAINT "free_trials_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;