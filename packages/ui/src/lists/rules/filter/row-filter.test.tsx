import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { show } from '#testing/with-backend.tsx';
import type { RuleFilter } from './row-filter.model';

const rule = (...keywords: string[]) => ({
  keywords,
  reg: 1,
  needAt: 0,
  scope: 'all',
  replys: [{ type: 1, content: '好' }],
});

/** Of two rules that run, the log of the mock counts the second; the third is paused. */
const backend = (options: MockBackendOptions = {}): MockBackendOptions => ({
  ...options,
  change: (state) => {
    state.config = JSON.stringify({
      replyKeywords: [rule('没有人问'), rule('营业时间', '几点')],
      chatdeckPaused: { replyKeywords: [{ at: 2, row: rule('双十一') }] },
    });
    options.change?.(state);
  },
});
const HANDLE = /^移动/;
const facet = (name: RegExp) => screen.findByRole('radio', { name });
const keywords = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByText(/^(没有人问|营业时间|双十一|新的)$/).textContent);

describe('A list of rules', () => {
  it('is filtered by what runs, what decided nothing, and what is paused', async () => {
    const { user } = show(<KeywordReplyScreen />, backend());
    expect(await facet(/^全部 3$/)).toBeChecked();
    await user.click(await facet(/^已停用 1$/));
    expect(keywords()).toEqual(['双十一']);
    expect(within(screen.getByRole('listitem')).getByText('3')).toBeVisible();
    await user.click(await facet(/^近 30 天没有命中 1$/));
    expect(keywords()).toEqual(['没有人问']);
    await user.click(await facet(/^全部 3$/));
    expect(keywords()).toEqual(['没有人问', '营业时间', '双十一']);
  });

  it('keeps its order while it is filtered', async () => {
    const { user } = show(<KeywordReplyScreen />, backend());
    expect(await screen.findAllByRole('button', { name: HANDLE })).toHaveLength(3);
    await user.click(await facet(/^已停用/));
    expect(screen.queryByRole('button', { name: HANDLE })).toBeNull();
  });

  it('shows everything again when the last row of its filter is gone', async () => {
    const { user } = show(<KeywordReplyScreen />, backend());
    await user.click(await facet(/^已停用 1$/));
    await user.click(screen.getByRole('switch', { name: '启用双十一' }));
    await waitFor(() => expect(keywords()).toHaveLength(3));
    expect(await facet(/^全部 3$/)).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^已停用/ })).toBeNull();
    await user.click(screen.getByRole('switch', { name: '启用没有人问' }));
    expect(await facet(/^已停用 1$/)).not.toBeChecked();
    expect(keywords()).toHaveLength(3);
  });

  it('shows a row that was copied under a filter without it', { timeout: 20_000 }, async () => {
    const { user } = show(<KeywordReplyScreen />, backend());
    await user.click(await facet(/^近 30 天没有命中 1$/));
    await user.click(screen.getByRole('button', { name: '没有人问的操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '复制一条' }));
    await waitFor(() => expect(keywords()).toHaveLength(4));
  });

  it('says that a word is in none of the filtered rules, and shows them all again', async () => {
    const { user } = show(<KeywordReplyScreen />, backend());
    await user.click(await facet(/^已停用 1$/));
    await user.type(screen.getByRole('searchbox'), '营业');
    expect(await screen.findByText('筛选出的规则里没有「营业」')).toBeVisible();
    // The field has one, too, which leaves the filter as it is.
    const [, below] = screen.getAllByRole('button', { name: '清除搜索' });
    await user.click(below ?? document.body);
    await waitFor(() => expect(keywords()).toHaveLength(3));
  });

  it('has no filter while its rows are alike', async () => {
    show(
      <KeywordReplyScreen />,
      backend({
        change: (state) => {
          state.config = JSON.stringify({ replyKeywords: [rule('早'), rule('晚')] });
          state.log.hits = [];
        },
      }),
    );
    expect(await screen.findAllByText('近 30 天没有命中')).toHaveLength(2);
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });
});

describe('A list of rules whose filter the host has', () => {
  it('shows what it is filtered by, and leaves it to the host to take another filter', async () => {
    const onFilterChange = vi.fn();
    const onPageChange = vi.fn();
    const { user } = show(
      <KeywordReplyScreen
        page={2}
        onPageChange={onPageChange}
        filter={{ state: 'paused' }}
        onFilterChange={onFilterChange}
      />,
      backend(),
    );
    expect(await facet(/^已停用 1$/)).toBeChecked();
    expect(keywords()).toEqual(['双十一']);
    await user.click(await facet(/^近 30 天没有命中 1$/));
    expect(onFilterChange.mock.calls).toEqual([[{ state: 'unused' }]]);
    expect(onPageChange.mock.calls).toEqual([[1]]);
    expect(await facet(/^已停用 1$/)).toBeChecked();
    expect(keywords()).toEqual(['双十一']);
  });

  it('waits for the hits that it is about, and says once that its last row is gone', async () => {
    const onFilterChange = vi.fn();
    const faults = { 'log.hits': { kind: 'slow', ms: 300 } } as const;
    function Host() {
      const [filter, setFilter] = useState<RuleFilter>({ state: 'unused' });
      return (
        <KeywordReplyScreen
          filter={filter}
          onFilterChange={(next) => {
            onFilterChange(next);
            setFilter(next);
          }}
        />
      );
    }
    const { user } = show(<Host />, backend({ faults }));
    await waitFor(() => expect(keywords()).toHaveLength(3));
    await waitFor(() => expect(keywords()).toEqual(['没有人问']));
    expect(onFilterChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('switch', { name: '启用没有人问' }));
    await waitFor(() => expect(keywords()).toHaveLength(3));
    expect(onFilterChange.mock.calls).toEqual([[{ state: 'all' }]]);
  });

  it('asks the host to show a copy that its filter hides, outside of its own render', async () => {
    const complaint = vi.spyOn(console, 'error');
    function Host() {
      const [filter, setFilter] = useState<RuleFilter>({ state: 'unused' });
      return <KeywordReplyScreen filter={filter} onFilterChange={setFilter} />;
    }
    const { user } = show(<Host />, backend());
    expect(await facet(/^近 30 天没有命中 1$/)).toBeChecked();
    await user.click(screen.getByRole('button', { name: '没有人问的操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '复制一条' }));
    await waitFor(() => expect(keywords()).toHaveLength(4));
    expect(complaint.mock.calls).toEqual([]);
  });
});
