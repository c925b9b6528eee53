DROP INDEX "stored_files_unused_index";--> statement-breakpoint
CREATE INDEX "users_created_at_id_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rooms_user_id_member_count_sort_key_wxid_index" ON "rooms" USING btree ("user_id","member_count","sort_key","wxid");--> statement-breakpoint
CREATE INDEX "rooms_members_down_index" ON "rooms" USING btree ("user_id","member_count" DESC NULLS FIRST,"sort_key","wxid");--> statement-breakpoint
CREATE INDEX "materials_updated_index" ON "materials" USING btree ("user_id","updated_at","id","type") WHERE "materials"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "stored_files_unused_index" ON "stored_files" USING btree ("user_id","unused_since","key") WHERE "stored_files"."unused_since" is not null;