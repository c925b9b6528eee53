CREATE TABLE "log_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"conversation_name" text DEFAULT '' NOT NULL,
	"is_room" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_self" boolean NOT NULL,
	"is_mention" boolean NOT NULL,
	"type" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"speaker_id" text DEFAULT '' NOT NULL,
	"speaker_name" text DEFAULT '' NOT NULL,
	"speaker_alias" text DEFAULT '' NOT NULL,
	"speaker_weixin" text DEFAULT '' NOT NULL,
	"setup_id" bigint,
	"used_up" text[] DEFAULT '{}' NOT NULL,
	"rules" text[] DEFAULT '{}' NOT NULL,
	"says" text[] DEFAULT '{}' NOT NULL,
	"asks" boolean DEFAULT false NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "log_messages_userId_digest_unique" UNIQUE("user_id","digest")
);
--> statement-breakpoint
CREATE TABLE "log_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"open" boolean DEFAULT false NOT NULL,
	"media" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_setups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_setups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"hash" text NOT NULL,
	"version" integer NOT NULL,
	"config" text NOT NULL,
	"dialogues" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "log_setups_userId_hash_unique" UNIQUE("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "log_messages" ADD CONSTRAINT "log_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_messages" ADD CONSTRAINT "log_messages_setup_id_log_setups_id_fk" FOREIGN KEY ("setup_id") REFERENCES "public"."log_setups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_settings" ADD CONSTRAINT "log_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_setups" ADD CONSTRAINT "log_setups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_messages_user_id_conversation_id_id_index" ON "log_messages" USING btree ("user_id","conversation_id","id");--> statement-breakpoint
CREATE INDEX "log_messages_user_id_id_index" ON "log_messages" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "log_messages_user_id_at_index" ON "log_messages" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "log_messages_at_index" ON "log_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "log_messages_setup_id_index" ON "log_messages" USING btree ("setup_id") WHERE "log_messages"."setup_id" is not null;