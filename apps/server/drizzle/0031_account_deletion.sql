CREATE TABLE "retained_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"months" integer,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"transaction_id" text,
	"retained_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_deletion_at_index" ON "users" USING btree ("deletion_at") WHERE "users"."deletion_at" is not null;