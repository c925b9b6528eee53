CREATE TABLE "send_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "send_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"target" text NOT NULL,
	"messages" jsonb NOT NULL,
	"gap_ms" integer NOT NULL,
	"key" text,
	"request_hash" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "send_jobs_userId_key_unique" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "send_queues" (
	"user_id" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "send_targets" (
	"job_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"user_id" text NOT NULL,
	"wxid" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "send_targets_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
ALTER TABLE "send_jobs" ADD CONSTRAINT "send_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "send_queues" ADD CONSTRAINT "send_queues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "send_targets" ADD CONSTRAINT "send_targets_job_id_send_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."send_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "send_targets" ADD CONSTRAINT "send_targets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "send_jobs_user_id_id_index" ON "send_jobs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "send_queues_next_at_index" ON "send_queues" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "send_targets_queued_index" ON "send_targets" USING btree ("user_id","job_id","position") WHERE "send_targets"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "send_targets_sending_index" ON "send_targets" USING btree ("changed_at") WHERE "send_targets"."state" = 'sending';