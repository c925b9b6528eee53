/** A seeded source of random numbers (mulberry32), so that a failure can be reproduced. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The classes in which the robot's parser differs from the current one, and expressions of no class. */
export const CRON_CLASSES = ['covered', 'short-month', 'sunday', 'one-sided', 'free'] as const;
export type CronClass = (typeof CRON_CLASSES)[number];

const MINUTES = '0 30 */15 */20 */40 5,35 10-20/5 0-59 * 7/9'.split(' ');
const HOURS = '8 8 */2 */5 */7 9-18 0,12 22/1 * 0-23'.split(' ');
const DAYS = '* * * 1 15 31 1,15 29,30,31 */2 */10 5-9 L 28,L 10/3 ?'.split(' ');
const MONTHS = '* * * * * 1 2 9 1-6 */3 2,4 jan,JUL 3/4 11'.split(' ');
const WEEKDAYS = '* * * 1 1-5 0,6 mon-fri 2#1 FRI#3 5#5 */2 sun ?'.split(' ');

const FULL_DAYS = '*/1 1-31 1/1 1-15,16-31 1-30 2-31 1-31/1 ?/1 *,1 1-30,L 1-16,1-15'.split(' ');
const FULL_WEEKDAYS =
  '*/1 0-7 0-6 0-6,7 1-7 1-7,0 0/1 sun-sat 0,1,2,3,4,5,6,7 1,1,2,2,3,3,4,4 0-7/1 *#2'.split(' ');
const FULL_MONTHS = '*/1 1-12 1/1 jan-dec 1-6,7-12 *'.split(' ');
const FULL_HOURS = '*/1 0-23 0/1 0-11,12-23'.split(' ');
const FULL_MINUTES = '*/1 0-59 0/1 0-29,30-59'.split(' ');
const SHORT_MONTHS = '2 4 6 9 11 feb Sep 09 9,9 9/12 11/2 2,2'.split(' ');
const SHORT_DAYS =
  '* * * ? 1-31 */1 1-30 1-29 1-28 L *,L L,30 31 30,31 */2 29 1-30,L 31,L 30 5'.split(' ');
const SOME_WEEKDAYS = '1 5 1-5 0,6 tue,thu 2-7 3#2 1#5 6#1 */3 4/2'.split(' ');
const SUNDAYS =
  '7 0 0,7 1-7 2-7 5-7 6-7 1,7 4-7/3 1-7/2 */7 1/3 0/7 7#1 7#5 0#2 sun 6,7 3-7,0 7,7'.split(' ');
const ONE_SIDED: readonly (readonly string[])[] = [
  '43-43 1,1 H H/5 H(3-9) ? 59/2 1-3-5 5* *,? 1|2 5/3/2 */0 -5 5- 30-10 1,,2 60'.split(' '),
  '8-8 8,8 H 23/1 2* 9-3 ? 24 8L 1-2,2-4'.split(' '),
  '5-5 3,3 1,L,2 20,L,10 L,L L-3 15W 31/2 32 H LW 5L ?/2 ?,5 *,? 9,5,L 1-9,5-12'.split(' '),
  '9-9 9,9 H 12/1 13 ? foo 0 march 3-1 9,9,9 1-3,2-5'.split(' '),
  '1-1 1,1 5L L 1L H 8 1#6 1#0 1-3#2 1,2#1 mon#2 #2 7/2 fri-sun monday MON,Tue 1#2#3 */mon'.split(
    ' ',
  ),
];
const WHOLE: readonly string[] =
  '@daily|@hourly|@weekly|@monthly|@yearly|@annually|@minutely|@weekdays| @daily|0 8 * * *|8 * * *|*|0 0 8 * * * *|abc|0,30 0 8 * * *|* * * * * *|*/60 0 9 * * *'.split(
    '|',
  );

/** One random expression of a class. */
export function randomCron(kind: CronClass, random: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '*';
  const chance = (share: number) => random() < share;
  const fields = ['0', pick(MINUTES), pick(HOURS), pick(DAYS), pick(MONTHS), pick(WEEKDAYS)];
  const set = (index: number, list: readonly string[]) => (fields[index] = pick(list));
  if (chance(0.05)) set(0, ['30', '59', '5', '*/60', '00', '0,30']);
  if (kind === 'covered') {
    if (chance(0.6)) set(3, FULL_DAYS);
    if (chance(0.6)) set(5, FULL_WEEKDAYS);
    else if (chance(0.5)) set(5, SOME_WEEKDAYS);
    if (chance(0.3)) set(4, FULL_MONTHS);
    if (chance(0.3)) set(2, FULL_HOURS);
    // At least one field of the class is always present.
    set(1, chance(0.5) ? FULL_MINUTES : ['*/1']);
  }
  if (kind === 'short-month') {
    set(3, SHORT_DAYS);
    set(4, SHORT_MONTHS);
    set(5, chance(0.8) ? SOME_WEEKDAYS : FULL_WEEKDAYS);
  }
  if (kind === 'sunday') set(5, SUNDAYS);
  if (kind === 'one-sided') {
    if (chance(0.06)) return pick(WHOLE);
    const index = 1 + Math.floor(random() * 5);
    set(index, ONE_SIDED[index - 1] ?? []);
  }
  return fields.join(chance(0.02) ? '  ' : ' ');
}
