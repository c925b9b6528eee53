import type { Result } from '@chatdeck/sdk';
import { describe, expect, it } from 'vitest';
import { listAll, type Page } from './list-all';

const rows = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);

/** A list of so many rows, whose server sends as many of them a page as it likes. */
function listOf(count: number, sent: (pageSize: number) => number) {
  const asked: number[] = [];
  const list = ({ current, pageSize }: { current: number; pageSize: number }) => {
    asked.push(current);
    const from = sent(pageSize) * (current - 1);
    const page = { count, list: rows(count).slice(from, from + sent(pageSize)) };
    return Promise.resolve<Result<Page<number>>>({ ok: true, code: 0, message: '', data: page });
  };
  return { asked, all: () => listAll(list, {}) };
}

describe('The whole of a list', () => {
  it('comes page by page', async () => {
    const { asked, all } = listOf(250, (pageSize) => pageSize);
    expect(await all()).toMatchObject({ ok: true, data: { count: 250, list: rows(250) } });
    expect(asked).toEqual([1, 2, 3]);
  });

  it('has each row once if the server ignores the size of a page', async () => {
    const { asked, all } = listOf(250, () => 250);
    expect(await all()).toMatchObject({ ok: true, data: { count: 250, list: rows(250) } });
    expect(asked).toEqual([1]);
  });
});
