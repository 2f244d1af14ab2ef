CREATE TABLE "spoken_captchas" (
	"token" text PRIMARY KEY NOT NULL,
	"sum" integer NOT NULL,
	"scene" text NOT NULL,
	"client" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "spoken_captchas_expires" ON "spoken_captchas" USING btree ("expires_at");