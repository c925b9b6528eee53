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
CREATE INDEX "users_deletion_at_index" ON "users" USING btree ("deletion_at") WHERE "users"."deletion_at" is not null;--> statement-breakpoint
-- As before, but it also finds the files that an account was left by a deleted one: their keys name that one.
CREATE OR REPLACE FUNCTION "keep_file_uses"(owner text, of_source text, of_row text, removed timestamptz, words text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	shown text[] := '{}';
	dropped text[];
BEGIN
	IF words LIKE '%u/%/%' OR words LIKE '%wechat/avatar/%' THEN
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
