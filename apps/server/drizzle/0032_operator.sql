CREATE TABLE "stored_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "operator_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_blocked_at_index" ON "users" USING btree ("blocked_at") WHERE "users"."blocked_at" is not null;