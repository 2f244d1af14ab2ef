-- By hand, since Drizzle knows no parts of tables: the same table in sixteen parts by child, with its rows (docs/decisions/0009-learning-events.md).
-- Calls to it wait meanwhile; statements of the last release then find it under the old name.
ALTER TABLE "learning_events" SET SCHEMA "parts";
--> statement-breakpoint
CREATE TABLE "learning_events" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "learning_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"note" text DEFAULT '' NOT NULL
) PARTITION BY HASH ("user_id");
--> statement-breakpoint
DO $$ BEGIN
	FOR part IN 0..15 LOOP
		EXECUTE format('CREATE TABLE "parts"."learning_events_%s" PARTITION OF "learning_events" FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
	END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO "learning_events" ("id", "user_id", "kind", "ref", "subject", "lesson_id", "knowledge_id", "title", "occurred_at", "recorded_at", "amount", "out_of", "is_on_time", "note")
OVERRIDING SYSTEM VALUE
SELECT "id", "user_id", "kind", "ref", "subject", "lesson_id", "knowledge_id", "title", "occurred_at", "recorded_at", "amount", "out_of", "is_on_time", "note" FROM "parts"."learning_events";
--> statement-breakpoint
SELECT setval('"learning_events_id_seq"', last_value, is_called) FROM "parts"."learning_events_id_seq";
--> statement-breakpoint
DROP TABLE "parts"."learning_events";
--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_ref" UNIQUE("user_id","kind","ref");--> statement-breakpoint
CREATE INDEX "learning_events_when" ON "learning_events" USING btree ("user_id","occurred_at");--> statement-breakpoint
CREATE INDEX "learning_events_lesson" ON "learning_events" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "learning_events_attended" ON "learning_events" USING btree ("recorded_at","id") WHERE "learning_events"."kind" = 'attended';--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_knowledge_id_knowledge_points_id_fk" FOREIGN KEY ("knowledge_id") REFERENCES "public"."knowledge_points"("id") ON DELETE set null ON UPDATE no action;
