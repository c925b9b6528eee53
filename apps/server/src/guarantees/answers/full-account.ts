import { ACCOUNT_CAP } from '@chatdeck/sdk/constants';
import { sql, type SQL } from 'drizzle-orm';
import * as tables from '../../database/schema';
import type { RobotItemKind } from '../../resources/robot-item/robot-item.repository';
import type { TestServer } from '../../testing/test-server';
import type { Tenant } from '../tenant';

/** Four bytes each: the most that a character of ordinary text takes in an answer. */
const long = (length: number) => sql`repeat('🌻', ${length}::int)`;
const numbers = (count: number) => sql`generate_series(1, ${count}::int) as n`;

/** Copies of the items that an account has, each with a long text, up to the cap. */
const manyItems = (userId: string, kind: RobotItemKind, path: string) => sql`
  insert into ${tables.robotItems} (user_id, kind, item)
  select user_id, kind, jsonb_set(item, ${path}::text[], to_jsonb(${long(600)}))
  from ${tables.robotItems}, ${numbers(499)}
  where user_id = ${userId} and kind = ${kind} and removed_at is null`;

const LONG_TEXT = '🌻'.repeat(100);
/** The longest sample message. */
const LONG_SAMPLE = {
  text: '🌻'.repeat(500),
  expected: {
    outcome: 'asks',
    sends: Array.from({ length: 20 }, () => ({
      kind: 'contact',
      name: LONG_TEXT,
      type: 1,
      text: LONG_TEXT,
    })),
    asks: Array.from({ length: 10 }, () => ({ kind: 'ai', who: LONG_TEXT, word: LONG_TEXT })),
  },
};

/** Fills an account to its caps, wherever one answer could return all of it. */
export async function fillAccount({ db, services }: TestServer, { userId, mark }: Tenant) {
  const topics = Array.from({ length: 5_000 }, () => mark);
  const replies = Array.from({ length: 5_000 }, (_, at) => ({
    keywords: [`${at} ${'词'.repeat(15)}`],
    reg: 1,
    needAt: 0,
    scope: 'all',
    replys: [{ type: 1, content: '好' }],
  }));
  const config = JSON.stringify({ parseMiniRooms: topics, replyKeywords: replies });
  await services.config.save(userId, config, 1);
  await services.custom.save(userId, { note: '🌻'.repeat(120_000) });
  const fills: SQL[] = [
    sql`insert into friends (user_id, wxid, robot_id, name, alias)
      select ${userId}, 'friend ' || repeat('w', 180) || n, ${mark}, ${long(100)}, ${long(100)}
      from ${numbers(ACCOUNT_CAP.friends - 1)}`,
    sql`insert into rooms (user_id, wxid, robot_id, topic)
      select ${userId}, 'room ' || repeat('w', 180) || n, ${mark}, ${long(100)}
      from ${numbers(ACCOUNT_CAP.rooms - 1)}`,
    sql`insert into chat_tags (user_id, kind, wxid, tag)
      select ${userId}, 'contact', 'friend ' || repeat('w', 180) || n, t || ${long(49)}
      from ${numbers(4_900)}, unnest(array['0','1','2','3','4','5','6','7','8','9']) as t`,
    // A page has a hundred rows; the others are there for their number.
    sql`insert into materials (user_id, type, name, content)
      select ${userId}, 1, ${long(50)}, case when n > 9800 then ${long(10_000)} else 'x' end
      from ${numbers(ACCOUNT_CAP.materials - 1)}`,
    sql`insert into prompts (user_id, name, content)
      select ${userId}, ${long(50)}, ${long(10_000)} from ${numbers(ACCOUNT_CAP.prompts - 1)}`,
    sql`insert into samples (user_id, sample)
      select ${userId}, ${JSON.stringify(LONG_SAMPLE)}::jsonb from ${numbers(ACCOUNT_CAP.samples - 1)}`,
    sql`insert into reminders (user_id, setter, subscribe, is_loop, time, content)
      select ${userId}, ${long(200)}, ${long(200)}, true, '0 0 8 * * *', ${long(1_000)}
      from ${numbers(ACCOUNT_CAP.reminders - 1)}`,
    sql`insert into log_messages (user_id, conversation_id, conversation_name, is_room, at, is_self, is_mention, type,
        text, speaker_id, speaker_name, digest)
      select ${userId}, case when n > 500 then 'chat' else 'chat ' || n end, ${long(100)}, true, now(), false, false,
        '文字', ${long(5_000)}, repeat('w', 200), ${long(100)}, 'digest ' || n
      from ${numbers(1_000)}`,
    manyItems(userId, 'dialogue', '{botConfig,note}'),
    manyItems(userId, 'rss', '{prefixWord}'),
    manyItems(userId, 'batchTask', '{taskInfo,endWord}'),
    sql`insert into account_messages (user_id, topic)
      select ${userId}, 'credentialsEnded' from ${numbers(499)}`,
    sql`insert into send_targets (job_id, position, user_id, wxid, name, state)
      select id, 10 + n, user_id, 'friend ' || repeat('w', 180) || n, ${long(100)}, 'cancelled'
      from send_jobs, ${numbers(4_999)} where user_id = ${userId}`,
    sql`insert into send_jobs (user_id, target, messages, gap_ms)
      select user_id, target, messages, gap_ms from send_jobs, ${numbers(3)} where user_id = ${userId}`,
    sql`insert into send_targets (job_id, position, user_id, wxid, name, state)
      select j.id, t.position, t.user_id, t.wxid, t.name, t.state
      from send_jobs j, send_targets t
      where j.user_id = ${userId} and t.user_id = ${userId} and j.id <> t.job_id`,
  ];
  for (const fill of fills) await db.execute(fill);
}
