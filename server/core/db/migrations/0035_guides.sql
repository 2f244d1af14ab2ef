CREATE TABLE "guides" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"steps" jsonb NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next" jsonb,
	"edition" text DEFAULT '' NOT NULL
);
