ALTER TABLE "sessions" ADD COLUMN "scopes" text[];--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "expires_at" timestamp with time zone;