import { describe, expect, it } from 'vitest';
import { demoReports } from './demo-log';
import { demoPresence } from './demo-people';
import { DEMO_EDITIONS } from './texts/editions';

const { 'zh-CN': texts } = DEMO_EDITIONS;

describe('The message log of the demo account', () => {
  it.each([
    ['in the first minute of a day', '2026-11-28T00:00:30+08:00'],
    ['before the morning', '2026-11-28T05:00:00+08:00'],
    ['in the evening', '2026-11-28T23:30:00+08:00'],
  ])('ends when its robot was last heard: %s', (_, at) => {
    const now = Date.parse(at);
    const reports = demoReports(texts, now);
    expect(reports.length).toBeGreaterThan(100);
    const last = Math.max(...reports.map(({ message }) => message.time)) * 1000;
    expect(last).toBeLessThanOrEqual(demoPresence(now).heartbeatAt.getTime());
  });
});
