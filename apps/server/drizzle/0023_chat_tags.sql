CREATE TABLE "chat_tags" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"wxid" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "chat_tags_user_id_kind_wxid_tag_pk" PRIMARY KEY("user_id","kind","wxid","tag")
);
--> statement-breakpoint
ALTER TABLE "friends" ADD COLUMN "initials" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "friends" ADD COLUMN "sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "initials" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "sort_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_tags" ADD CONSTRAINT "chat_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_tags_user_id_kind_tag_wxid_index" ON "chat_tags" USING btree ("user_id","kind","tag","wxid");--> statement-breakpoint
CREATE INDEX "send_targets_user_id_wxid_job_id_index" ON "send_targets" USING btree ("user_id","wxid","job_id");--> statement-breakpoint
CREATE INDEX "friends_user_id_sort_key_wxid_index" ON "friends" USING btree ("user_id","sort_key","wxid");--> statement-breakpoint
CREATE INDEX "rooms_user_id_sort_key_wxid_index" ON "rooms" USING btree ("user_id","sort_key","wxid");