CREATE TABLE "file_uses" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"row_id" text NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "file_uses_user_id_source_row_id_key_pk" PRIMARY KEY("user_id","source","row_id","key")
);
--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "unused_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_key_stored_files_key_fk" FOREIGN KEY ("key") REFERENCES "public"."stored_files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_uses_key_index" ON "file_uses" USING btree ("key");--> statement-breakpoint
CREATE INDEX "stored_files_unused_index" ON "stored_files" USING btree ("user_id","unused_since") WHERE "stored_files"."unused_since" is not null;--> statement-breakpoint
-- Keeps which files one row shows: those of the account whose keys stand in its words. A key holds 16 random bytes, so
-- that a text that holds it means the file.
CREATE FUNCTION "keep_file_uses"(owner text, of_source text, of_row text, removed timestamptz, words text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	shown text[] := '{}';
	dropped text[];
BEGIN
	IF words LIKE '%u/' || owner || '/%' OR words LIKE '%wechat/avatar/%' THEN
		SELECT coalesce(array_agg(DISTINCT found.key), '{}') INTO shown FROM (
			SELECT unnest(ARRAY[m[1], rtrim(m[1], '.')]) AS key
			FROM regexp_matches(words, '((?:u/[A-Za-z0-9_-]+/[A-Za-z0-9_-]{22}|wechat/avatar/[A-Za-z0-9_-]+)/[A-Za-z0-9_.-]+)', 'g') AS m
		) AS found;
	END IF;
	WITH gone AS (
		DELETE FROM file_uses u WHERE u.user_id = owner AND u.source = of_source AND u.row_id = of_row AND u.key <> ALL(shown)
		RETURNING u.key
	) SELECT array_agg(gone.key) INTO dropped FROM gone;
	IF dropped IS NOT NULL THEN
		UPDATE stored_files f SET unused_since = now()
		WHERE f.key = ANY(dropped) AND NOT EXISTS (SELECT FROM file_uses u WHERE u.key = f.key);
	END IF;
	IF cardinality(shown) > 0 THEN
		-- The rows are held, so that none of these files is freed meanwhile.
		INSERT INTO file_uses (user_id, key, source, row_id, removed_at)
		SELECT owner, f.key, of_source, of_row, removed FROM (
			SELECT s.key FROM stored_files s WHERE s.user_id = owner AND s.key = ANY(shown) ORDER BY s.key FOR KEY SHARE
		) AS f
		ON CONFLICT (user_id, source, row_id, key) DO UPDATE SET removed_at = excluded.removed_at;
		UPDATE stored_files f SET unused_since = NULL
		WHERE f.user_id = owner AND f.key = ANY(shown) AND f.unused_since IS NOT NULL;
	END IF;
END $$;
--> statement-breakpoint
-- The argument names the column that tells a row from the account's others.
CREATE FUNCTION "note_file_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	fields jsonb;
BEGIN
	-- A backup holds the uses too.
	IF current_setting('chatdeck.restoring', true) = 'on' THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'DELETE' THEN
		fields := to_jsonb(OLD);
		PERFORM keep_file_uses(fields->>'user_id', TG_TABLE_NAME::text, fields->>TG_ARGV[0], NULL, '');
	ELSE
		fields := to_jsonb(NEW);
		PERFORM keep_file_uses(fields->>'user_id', TG_TABLE_NAME::text, fields->>TG_ARGV[0], (fields->>'removed_at')::timestamptz, fields::text);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "file_uses_of_materials" AFTER INSERT OR DELETE OR UPDATE OF "content", "url", "title", "description", "thumb_url", "icon_url", "page_path", "removed_at" ON "materials" FOR EACH ROW EXECUTE FUNCTION note_file_uses('id');
--> statement-breakpoint
CREATE TRIGGER "file_uses_of_robot_configs" AFTER INSERT OR DELETE OR UPDATE OF "config" ON "robot_configs" FOR EACH ROW EXECUTE FUNCTION note_file_uses('id');
--> statement-breakpoint
CREATE TRIGGER "file_uses_of_config_revisions" AFTER INSERT OR DELETE OR UPDATE OF "config" ON "config_revisions" FOR EACH ROW EXECUTE FUNCTION note_file_uses('version');
--> statement-breakpoint
CREATE TRIGGER "file_uses_of_custom_configs" AFTER INSERT OR DELETE OR UPDATE OF "config" ON "custom_configs" FOR EACH ROW EXECUTE FUNCTION note_file_uses('id');
--> statement-breakpoint
CREATE TRIGGER "file_uses_of_robot_items" AFTER INSERT OR DELETE OR UPDATE OF "item", "removed_at" ON "robot_items" FOR EACH ROW EXECUTE FUNCTION note_file_uses('id');
--> statement-breakpoint
CREATE TRIGGER "file_uses_of_prompts" AFTER INSERT OR DELETE OR UPDATE OF "content", "removed_at" ON "prompts" FOR EACH ROW EXECUTE FUNCTION note_file_uses('id');
--> statement-breakpoint
CREATE TRIGGER "file_uses_of_reminders" AFTER INSERT OR DELETE OR UPDATE OF "content", "removed_at" ON "reminders" FOR EACH ROW EXECUTE FUNCTION note_file_uses('id');
--> statement-breakpoint
CREATE TRIGGER "file_uses_of_send_jobs" AFTER INSERT OR DELETE OR UPDATE OF "messages", "command" ON "send_jobs" FOR EACH ROW EXECUTE FUNCTION note_file_uses('id');
--> statement-breakpoint
CREATE TRIGGER "file_uses_of_robots" AFTER INSERT OR DELETE OR UPDATE OF "avatar" ON "robots" FOR EACH ROW EXECUTE FUNCTION note_file_uses('user_id');
--> statement-breakpoint
-- What is there already.
SELECT keep_file_uses(t.user_id, 'materials', t."id"::text, t.removed_at, to_jsonb(t)::text) FROM "materials" t;
--> statement-breakpoint
SELECT keep_file_uses(t.user_id, 'robot_configs', t."id"::text, NULL, to_jsonb(t)::text) FROM "robot_configs" t;
--> statement-breakpoint
SELECT keep_file_uses(t.user_id, 'config_revisions', t."version"::text, NULL, to_jsonb(t)::text) FROM "config_revisions" t;
--> statement-breakpoint
SELECT keep_file_uses(t.user_id, 'custom_configs', t."id"::text, NULL, to_jsonb(t)::text) FROM "custom_configs" t;
--> statement-breakpoint
SELECT keep_file_uses(t.user_id, 'robot_items', t."id"::text, t.removed_at, to_jsonb(t)::text) FROM "robot_items" t;
--> statement-breakpoint
SELECT keep_file_uses(t.user_id, 'prompts', t."id"::text, t.removed_at, to_jsonb(t)::text) FROM "prompts" t;
--> statement-breakpoint
SELECT keep_file_uses(t.user_id, 'reminders', t."id"::text, t.removed_at, to_jsonb(t)::text) FROM "reminders" t;
--> statement-breakpoint
SELECT keep_file_uses(t.user_id, 'send_jobs', t."id"::text, NULL, to_jsonb(t)::text) FROM "send_jobs" t;
--> statement-breakpoint
SELECT keep_file_uses(t.user_id, 'robots', t."user_id"::text, NULL, to_jsonb(t)::text) FROM "robots" t;
