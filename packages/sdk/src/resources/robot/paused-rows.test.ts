import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json';
import { listedRows, withListedRows } from './paused-rows';

const document = {
  future: 1,
  replyKeywords: ['a', 'd'],
  chatdeckPaused: {
    replyKeywords: [
      { at: 2, row: 'c' },
      { at: 1, row: 'b' },
    ],
    forwards: [{ at: 0, row: 'x' }],
  },
};

describe('the rows of a list with those that are paused', () => {
  it('stand at the places that they were paused at', () => {
    expect(listedRows(document, 'replyKeywords')).toEqual([
      { stored: 'a', isPaused: false },
      { stored: 'b', isPaused: true },
      { stored: 'c', isPaused: true },
      { stored: 'd', isPaused: false },
    ]);
  });

  it('are written back so that the robot gets the running ones alone', () => {
    const [a, b, c, d] = listedRows(document, 'replyKeywords');
    if (!a || !b || !c || !d) throw new Error('No rows');
    const rows = [d, { ...c, isPaused: false }, b, a];
    const written = withListedRows(document, 'replyKeywords', rows);
    expect(written).toEqual({
      future: 1,
      replyKeywords: ['d', 'c', 'a'],
      chatdeckPaused: { replyKeywords: [{ at: 2, row: 'b' }], forwards: [{ at: 0, row: 'x' }] },
    });
    expect(listedRows(written, 'replyKeywords').map(({ stored }) => stored)).toEqual([
      'd',
      'c',
      'b',
      'a',
    ]);
  });

  it('leave no trace of pauses once nothing is paused', () => {
    const paused = withListedRows({ forwards: ['x'] }, 'forwards', [
      { stored: 'x', isPaused: true },
    ]);
    expect(paused).toEqual({ forwards: [], chatdeckPaused: { forwards: [{ at: 0, row: 'x' }] } });
    expect(withListedRows(paused, 'forwards', [])).toEqual({ forwards: [] });
  });

  it('survive pauses that nobody could have written here', () => {
    const odd: JsonObject = {
      forwards: null,
      chatdeckPaused: { forwards: [7, { at: 'x', row: 'a' }, {}] },
    };
    expect(listedRows(odd, 'forwards')).toEqual([{ stored: 'a', isPaused: true }]);
    expect(listedRows({ forwards: 'x', chatdeckPaused: [] }, 'forwards')).toEqual([
      { stored: 'x', isPaused: false },
    ]);
  });
});
