ALTER TABLE "users" ADD COLUMN "locale" text DEFAULT 'zh-CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "offline_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "robots" ADD COLUMN "online_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "robots" ADD COLUMN "offline_mail_at" timestamp with time zone;