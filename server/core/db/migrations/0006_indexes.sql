CREATE INDEX "sms_codes_expires" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "students_tutor" ON "students" USING btree ("cr_uid");--> statement-breakpoint
CREATE INDEX "temporary_tokens_account" ON "temporary_tokens" USING btree ("account_id","device_id");--> statement-breakpoint
CREATE INDEX "slot_clicks_user" ON "slot_clicks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "leaves_of_lesson" ON "leaves" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "orders_to_pay" ON "orders" USING btree ("user_id","pay_before") WHERE "orders"."state" = 1;--> statement-breakpoint
CREATE INDEX "push_messages_user" ON "push_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tracked_events_user" ON "tracked_events" USING btree ("user_id");