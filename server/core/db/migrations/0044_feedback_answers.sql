ALTER TABLE "feedbacks" ADD COLUMN "order_no" text;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "answered_at" timestamp with time zone;