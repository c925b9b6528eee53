CREATE TABLE "robot_reloads" (
	"user_id" text NOT NULL,
	"topic" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"noted_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "robot_reloads_user_id_topic_key_pk" PRIMARY KEY("user_id","topic","key")
);
--> statement-breakpoint
ALTER TABLE "send_jobs" ADD COLUMN "command" jsonb;--> statement-breakpoint
ALTER TABLE "robot_reloads" ADD CONSTRAINT "robot_reloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;