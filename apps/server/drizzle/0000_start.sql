CREATE TABLE "login_tries" (
	"email" text NOT NULL,
	"ip" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "login_tries_email_ip_pk" PRIMARY KEY("email","ip")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"custom_routes" text[] DEFAULT '{}' NOT NULL,
	"invite_code" text,
	"activated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "friends" (
	"user_id" text NOT NULL,
	"wxid" text NOT NULL,
	"robot_id" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"alias" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"weixin" text DEFAULT '' NOT NULL,
	"gender" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "friends_user_id_wxid_pk" PRIMARY KEY("user_id","wxid")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"user_id" text NOT NULL,
	"wxid" text NOT NULL,
	"robot_id" text DEFAULT '' NOT NULL,
	"topic" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"owner_wxid" text DEFAULT '' NOT NULL,
	"admin_wxids" text[] DEFAULT '{}' NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rooms_user_id_wxid_pk" PRIMARY KEY("user_id","wxid")
);
--> statement-breakpoint
CREATE TABLE "materials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"type" integer NOT NULL,
	"name" text NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"file_type" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"thumb_url" text DEFAULT '' NOT NULL,
	"thumb_key" text DEFAULT '' NOT NULL,
	"appid" text DEFAULT '' NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"page_path" text DEFAULT '' NOT NULL,
	"icon_url" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "api_credentials" (
	"user_id" text PRIMARY KEY NOT NULL,
	"api_key" text NOT NULL,
	"api_secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_credentials_apiKey_unique" UNIQUE("api_key")
);
--> statement-breakpoint
CREATE TABLE "used_signatures" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prompts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prompts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "robot_configs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "robot_configs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"config" text,
	"version" integer DEFAULT 0 NOT NULL,
	"live_version" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "robot_configs_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "robots" (
	"user_id" text PRIMARY KEY NOT NULL,
	"robot_id" text,
	"name" text,
	"avatar" text DEFAULT '' NOT NULL,
	"login_status" integer DEFAULT 1 NOT NULL,
	"qr_url" text DEFAULT '' NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"panel_version" text DEFAULT '' NOT NULL,
	"verify_code" text DEFAULT '' NOT NULL,
	"security_message" text DEFAULT '' NOT NULL,
	"friend_sync_at" timestamp with time zone,
	"room_sync_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "send_locks" (
	"user_id" text NOT NULL,
	"target" text NOT NULL,
	"locked_until" timestamp with time zone NOT NULL,
	CONSTRAINT "send_locks_user_id_target_pk" PRIMARY KEY("user_id","target")
);
--> statement-breakpoint
CREATE TABLE "send_receipts" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "send_receipts_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends" ADD CONSTRAINT "friends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materials" ADD CONSTRAINT "materials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_credentials" ADD CONSTRAINT "api_credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompts" ADD CONSTRAINT "prompts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robot_configs" ADD CONSTRAINT "robot_configs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "robots" ADD CONSTRAINT "robots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "send_locks" ADD CONSTRAINT "send_locks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "send_receipts" ADD CONSTRAINT "send_receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_tries_first_at_index" ON "login_tries" USING btree ("first_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_created_at_index" ON "sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "friends_user_id_name_wxid_index" ON "friends" USING btree ("user_id","name","wxid");--> statement-breakpoint
CREATE INDEX "rooms_user_id_topic_wxid_index" ON "rooms" USING btree ("user_id","topic","wxid");--> statement-breakpoint
CREATE INDEX "materials_user_id_id_index" ON "materials" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "used_signatures_expires_at_index" ON "used_signatures" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "prompts_user_id_id_index" ON "prompts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "send_receipts_created_at_index" ON "send_receipts" USING btree ("created_at");