import { describe, expect, it } from 'vitest';
import { dayOf, endOf, stateOf } from './key-dates';

describe('the end of a key', () => {
  it('is the end of its day in China, wherever it is set', () => {
    expect(endOf('2027-01-01', null)).toBe('2027-01-01T23:59:59+08:00');
    expect(dayOf('2027-01-01T15:59:59.000Z')).toBe('2027-01-01');
    expect(dayOf('2027-01-01T16:00:00.000Z')).toBe('2027-01-02');
  });

  it('stays to the second as it was while its day is not changed', () => {
    const stored = '2027-01-01T03:04:05.000Z';
    expect(endOf(dayOf(stored), stored)).toBe(stored);
    expect(endOf('2027-01-02', stored)).toBe('2027-01-02T23:59:59+08:00');
    expect(endOf('', stored)).toBeNull();
  });

  it('is marked two weeks before, and afterwards', () => {
    const now = Date.parse('2026-05-20T06:32:00Z');
    expect(stateOf(null, now)).toBe('valid');
    expect(stateOf('2026-07-01T00:00:00Z', now)).toBe('valid');
    expect(stateOf('2026-05-30T00:00:00Z', now)).toBe('soon');
    expect(stateOf('2026-05-20T06:32:00Z', now)).toBe('expired');
  });
});
