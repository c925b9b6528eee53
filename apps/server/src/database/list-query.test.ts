import { describe, expect, it, vi } from 'vitest';
import { countedPage } from './list-query';

const ALL = Array.from({ length: 7 }, (_, at) => `row ${at}`);

function listOf(all: readonly string[]) {
  const countAll = vi.fn(() => Promise.resolve(all.length));
  const page = (current: number, pageSize = 3) =>
    countedPage({ current, pageSize }, countAll, ({ limit, offset }) =>
      Promise.resolve(all.slice(offset, offset + limit)),
    );
  return { page, countAll };
}

describe('a page of a list', () => {
  it('counts the list where the page does not tell', async () => {
    const { page, countAll } = listOf(ALL);
    await expect(page(1)).resolves.toEqual({ count: 7, rows: ALL.slice(0, 3) });
    expect(countAll).toHaveBeenCalledOnce();
  });

  it('knows the length from a last page that is not full', async () => {
    const { page, countAll } = listOf(ALL);
    await expect(page(3)).resolves.toEqual({ count: 7, rows: ALL.slice(6) });
    expect(countAll).not.toHaveBeenCalled();
  });

  it.each([6, 3])('counts %i rows that fill their last page', async (length) => {
    const { page } = listOf(ALL.slice(0, length));
    await expect(page(length / 3)).resolves.toMatchObject({ count: length });
  });

  it('counts the list behind its end', async () => {
    await expect(listOf(ALL).page(9)).resolves.toEqual({ count: 7, rows: [] });
  });

  it('knows that an empty list is empty', async () => {
    const { page, countAll } = listOf([]);
    await expect(page(1)).resolves.toEqual({ count: 0, rows: [] });
    expect(countAll).not.toHaveBeenCalled();
  });
});
