/** The statements without which the work of the server cannot be done, each alone. */

/** The names with a beginning, from the index. */
export const PREFIX = `
  select * from friends where user_id = $1 and name >= $2 and name < $3 order by name, wxid limit $4`;

export const UPDATE_CONFIG = `
  update robot_configs set config = $1, updated_at = now() where user_id = $2
  returning id, config, version, live_version`;

export const INSERT_JOB = `
  insert into send_jobs (user_id, target, messages, gap_ms) values ($1, 'Contact', '[]', 1000) returning id`;

export const INSERT_TARGETS = `
  insert into send_targets (job_id, position, user_id, wxid, name, state)
  select $1::bigint, (item.position - 1)::int, $2::text, item.value->>'wxid', item.value->>'name', 'queued'
  from jsonb_array_elements($3::jsonb) with ordinality as item(value, position)`;

export const UPSERT_FRIENDS = `
  insert into friends (user_id, robot_id, wxid, name, alias, avatar, weixin, gender, initials, sort_key)
  select $1::text, 'wxid_robot', wxid, name, alias, avatar, weixin, gender, initials, sort_key
  from jsonb_to_recordset($2::jsonb) as sent(wxid text, name text, alias text, avatar text, weixin text,
    gender integer, initials text, sort_key text)
  on conflict (user_id, wxid) do update
  set robot_id = excluded.robot_id, name = excluded.name, alias = excluded.alias, avatar = excluded.avatar,
    weixin = excluded.weixin, gender = excluded.gender, initials = excluded.initials,
    sort_key = excluded.sort_key, sent_at = now()`;
