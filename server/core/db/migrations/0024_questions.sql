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
ALTER TABLE "questions" ADD CONSTRAINT "questions_knowledge_id_knowledge_points_id_fk" FOREIGN KEY ("knowledge_id") REFERENCES "public"."knowledge_points"("id") ON DELETE set null ON UPDATE no action;