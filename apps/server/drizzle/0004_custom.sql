CREATE TABLE "channel_turns" (
	"user_id" text NOT NULL,
	"sort_id" text NOT NULL,
	"task_id" text NOT NULL,
	"turn" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "channel_turns_user_id_sort_id_task_id_pk" PRIMARY KEY("user_id","sort_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "custom_configs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_configs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"config" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_configs_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "channel_turns" ADD CONSTRAINT "channel_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_configs" ADD CONSTRAINT "custom_configs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;