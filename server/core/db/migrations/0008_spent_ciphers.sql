CREATE TABLE "spent_ciphers" (
	"cipher_hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"spent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "spent_ciphers" ADD CONSTRAINT "spent_ciphers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_ciphers_account" ON "spent_ciphers" USING btree ("account_id");