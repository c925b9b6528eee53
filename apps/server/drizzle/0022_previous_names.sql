ALTER TABLE "friends" ADD COLUMN "previous_names" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "previous_names" jsonb DEFAULT '[]'::jsonb NOT NULL;