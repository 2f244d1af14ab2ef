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
CREATE TABLE "file_pieces" (
	"pieces" text NOT NULL,
	"begins" integer NOT NULL,
	"body" "bytea" NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_pieces_pieces_begins_pk" PRIMARY KEY("pieces","begins")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "pieces" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "piece_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "part_pieces" ADD CONSTRAINT "part_pieces_upload_id_part_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."part_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "part_uploads" ADD CONSTRAINT "part_uploads_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "part_uploads_user" ON "part_uploads" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "part_uploads_expires" ON "part_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "file_pieces_stored" ON "file_pieces" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "files_pieces" ON "files" USING btree ("pieces");