import { describe, expect, it } from 'vitest';
import { isOtherClock, offsetText, parseRobotClock, shownWhenDue } from './robot-clock.rules';

describe('The clock of a robot', () => {
  it.each([
    ['America/New_York -05:00', { name: 'America/New_York', offsetMinutes: -300 }],
    ['Asia/Kathmandu +05:45', { name: 'Asia/Kathmandu', offsetMinutes: 345 }],
    ['UTC +00:00', { name: 'UTC', offsetMinutes: 0 }],
    ['UTC -00:00', { name: 'UTC', offsetMinutes: 0 }],
    ['Etc/GMT-14 +14:00', { name: 'Etc/GMT-14', offsetMinutes: 840 }],
    [
      'America/Argentina/Buenos_Aires -03:00',
      { name: 'America/Argentina/Buenos_Aires', offsetMinutes: -180 },
    ],
  ])('is read from %s', (header, clock) => {
    expect(parseRobotClock(header)).toEqual(clock);
  });

  it.each([
    undefined,
    '',
    'UTC',
    '+08:00',
    'UTC +8:00',
    'UTC +08:60',
    'UTC +15:00',
    'UTC  +08:00',
    ' UTC +08:00',
    'UTC +08:00\n',
    '<b> +08:00',
    '../etc +08:00',
    `${'a'.repeat(99)} +08:00`,
    ['UTC +08:00', 'UTC +08:00'],
    480,
  ])('is unknown where a call says %j', (header) => {
    expect(parseRobotClock(header)).toBeNull();
  });

  it('is another one where its offset is, whatever its zone is called', () => {
    expect(isOtherClock({ name: 'Asia/Shanghai', offsetMinutes: 480 })).toBe(false);
    expect(isOtherClock({ name: 'Australia/Perth', offsetMinutes: 480 })).toBe(false);
    expect(isOtherClock({ name: 'Asia/Tokyo', offsetMinutes: 540 })).toBe(true);
  });

  it.each([
    [-300, { time: '19:00', day: -1 }],
    [0, { time: '00:00', day: 0 }],
    [345, { time: '05:45', day: 0 }],
    [840, { time: '14:00', day: 0 }],
  ])('shows, %d minutes ahead of UTC, another time when it is 08:00 in China', (offset, shown) => {
    expect(shownWhenDue(8, { name: 'x', offsetMinutes: offset })).toEqual(shown);
  });

  it('shows the next day where it is late', () => {
    expect(shownWhenDue(23, { name: 'x', offsetMinutes: 540 })).toEqual({ time: '00:00', day: 1 });
  });

  it('is written with its sign', () => {
    expect([offsetText(-300), offsetText(0), offsetText(345)]).toEqual([
      '-05:00',
      '+00:00',
      '+05:45',
    ]);
  });
});
