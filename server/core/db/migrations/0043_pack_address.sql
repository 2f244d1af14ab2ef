ALTER TABLE "step_ups" ADD COLUMN "address_id" bigint;--> statement-breakpoint
ALTER TABLE "step_ups" ADD CONSTRAINT "step_ups_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "step_ups_address" ON "step_ups" USING btree ("address_id");