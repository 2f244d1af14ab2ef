CREATE TABLE "import_ids" (
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"own_id" bigint NOT NULL,
	"digest" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_ids_kind_external_id_pk" PRIMARY KEY("kind","external_id")
);
