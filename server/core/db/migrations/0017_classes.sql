CREATE TABLE "open_class_reservations" (
	"user_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"entered_at" timestamp with time zone,
	CONSTRAINT "open_class_reservations_user_id_class_id_pk" PRIMARY KEY("user_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "open_classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5001 CACHE 1),
	"title" text NOT NULL,
	"subject" integer NOT NULL,
	"teacher_id" bigint NOT NULL,
	"teacher_introduction" text DEFAULT '' NOT NULL,
	"picture" text NOT NULL,
	"ages" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"points" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"live_id" bigint NOT NULL,
	"film_id" bigint,
	"seats" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "open_classes_taken" CHECK ("open_classes"."taken" between 0 and "open_classes"."seats")
);
--> statement-breakpoint
CREATE TABLE "pea_classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pea_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5501 CACHE 1),
	"series_id" bigint NOT NULL,
	"title" text NOT NULL,
	"subject" integer NOT NULL,
	"teacher_id" bigint NOT NULL,
	"teacher_introduction" text DEFAULT '' NOT NULL,
	"picture" text NOT NULL,
	"ages" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"points" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"live_id" bigint NOT NULL,
	"film_id" bigint
);
--> statement-breakpoint
CREATE TABLE "pea_series" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pea_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 501 CACHE 1),
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_class_reservations" ADD CONSTRAINT "open_class_reservations_user_id_students_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."students"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_class_reservations" ADD CONSTRAINT "open_class_reservations_class_id_open_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."open_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pea_classes" ADD CONSTRAINT "pea_classes_series_id_pea_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."pea_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pea_classes" ADD CONSTRAINT "pea_classes_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pea_classes" ADD CONSTRAINT "pea_classes_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_class_reservations_class" ON "open_class_reservations" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "open_classes_starts" ON "open_classes" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "pea_classes_series" ON "pea_classes" USING btree ("series_id","starts_at");