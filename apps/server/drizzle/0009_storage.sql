CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "materials_user_id_id_index";--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_files_user_id_index" ON "stored_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "materials_kept_index" ON "materials" USING btree ("user_id","id","type") WHERE "materials"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "materials_removed_index" ON "materials" USING btree ("user_id","removed_at") WHERE "materials"."removed_at" is not null;