import { describe, expect, it, vi } from 'vitest';
import { nextRuns, readCron } from './index';

const engine = vi.hoisted(() => ({ loads: 0 }));
vi.mock('./cron-engine', async (load) => {
  engine.loads += 1;
  return load();
});

const from = new Date('2026-11-21T03:04:05.678Z');

describe('the next runs', () => {
  it('load the engine with the first accepted expression, not before', async () => {
    readCron('0 0 8 * * *');
    const refused = await nextRuns('0 0 8 31 2 *', { count: 3, from, zone: 'UTC' });
    expect(refused).toMatchObject({ status: 'refused', verdict: 'never' });
    expect(engine.loads).toBe(0);
    await nextRuns('0 0 8 * * *', { count: 1, from, zone: 'UTC' });
    expect(engine.loads).toBe(1);
  });

  it('are counted in Asia/Shanghai and shown on the clock of the asked zone', async () => {
    const shown = async (zone: string) => {
      const preview = await nextRuns('0 0 8 * * *', { count: 2, from, zone });
      return preview.status === 'ready' ? preview.runs : [];
    };
    const at = new Date('2026-11-22T00:00:00Z');
    const chunk = { at, time: '08:00:00', weekday: 0, offset: '+08:00', date: '2026-11-22' };
    expect((await shown('Asia/Shanghai'))[0]).toEqual(chunk);
    expect((await shown('America/New_York'))[0]).toEqual({
      at,
      date: '2026-11-21',
      time: '19:00:00',
      weekday: 6,
      offset: '-05:00',
    });
    expect((await shown('UTC')).map(({ date, time, offset }) => date + time + offset)).toEqual([
      '2026-11-2200:00:00+00:00',
      '2026-11-2300:00:00+00:00',
    ]);
  });

  it('come on every day of September where the weekday is ignored', async () => {
    const start = new Date('2027-08-31T16:00:00Z');
    const preview = await nextRuns('0 0 8 * 9 1', {
      count: 31,
      from: start,
      zone: 'Asia/Shanghai',
    });
    const dates = preview.status === 'ready' ? preview.runs.map(({ date }) => date) : [];
    expect(dates.slice(0, 3)).toEqual(['2027-09-01', '2027-09-02', '2027-09-03']);
    expect(dates.slice(-2)).toEqual(['2027-09-30', '2028-09-01']);
  });
});
