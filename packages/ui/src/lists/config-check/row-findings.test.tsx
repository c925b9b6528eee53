import { CODE } from '@chatdeck/sdk/constants';
import { MockRefusal, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { setTab, stubIdle } from './idle.fixtures';

const rule = (...keywords: string[]) => ({
  keywords,
  reg: 1,
  needAt: 0,
  scope: 'all',
  replys: [{ type: 1, content: '好' }],
});
const withConfig = (config: object, options: MockBackendOptions = {}): MockBackendOptions => ({
  ...options,
  change: (state) => {
    state.config = JSON.stringify(config);
    options.change?.(state);
  },
});
const saved = async (at = -1): Promise<Record<string, unknown>> => {
  const body = JSON.parse((await requestsTo('/config/update').at(at)?.text()) ?? '{}') as {
    config: string;
  };
  return JSON.parse(body.config) as Record<string, unknown>;
};
const badge = (text: RegExp) => screen.findByRole('button', { name: text }, { timeout: 30_000 });
const LONG = { timeout: 20_000 };

beforeEach(stubIdle);
afterEach(() => setTab('visible'));

describe('What is wrong with a rule', () => {
  const config = { replyKeywords: [rule('价格'), rule('会员价格', '办卡')] };

  it(
    'stands beside it, and its fix is shown before it is saved and can be undone',
    LONG,
    async () => {
      const { user } = show(<KeywordReplyScreen />, withConfig(config));
      await user.click(await badge(/^提示：「会员价格」轮不到这一条：第 1 条里有「价格」$/));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText('会员价格、办卡')).toBeVisible();
      expect(dialog.getByText('办卡')).toBeVisible();
      expect(requestsTo('/config/update')).toHaveLength(0);
      await user.click(dialog.getByRole('button', { name: '修复' }));
      await screen.findByText('已修复');
      expect(await saved()).toEqual({ replyKeywords: [rule('价格'), rule('办卡')] });
      await waitFor(() => expect(screen.queryByRole('button', { name: /轮不到/ })).toBeNull());
      await user.click(screen.getByRole('button', { name: '撤销' }));
      await screen.findByText('已恢复到修复之前');
      expect(await saved()).toEqual(config);
    },
  );

  it(
    'counts rules as the list does, paused ones included, and leaves these alone',
    LONG,
    async () => {
      const paused = { at: 0, row: rule('早') };
      const stored = {
        replyKeywords: [rule('价格'), rule('会员价格')],
        chatdeckPaused: { replyKeywords: [paused] },
      };
      const { user } = show(<KeywordReplyScreen />, withConfig(stored));
      await user.click(await badge(/永远轮不到：第 2 条里有「价格」/));
      const dialog = within(await screen.findByRole('dialog', { name: /第 3 条/ }));
      expect(dialog.getAllByText('删掉这一条')).not.toHaveLength(0);
      await user.click(dialog.getByRole('button', { name: '修复' }));
      await screen.findByText('已修复');
      expect(await saved()).toEqual({
        replyKeywords: [rule('价格')],
        chatdeckPaused: { replyKeywords: [paused] },
      });
    },
  );

  it('is not fixed once somebody else has changed the rule', LONG, async () => {
    const theirs = JSON.stringify({ replyKeywords: [rule('午')] });
    const { user } = show(
      <KeywordReplyScreen />,
      withConfig(config, {
        calls: {
          'robot.updateConfig': (_, state) => {
            state.config = theirs;
            state.configVersion = 13;
            throw new MockRefusal(CODE.configChanged, { version: 13, config: theirs });
          },
        },
      }),
    );
    await user.click(await badge(/轮不到/));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '修复' }));
    expect(await dialog.findByText(/没有修复/)).toBeVisible();
    expect(requestsTo('/config/update')).toHaveLength(1);
  });

  it('is looked for when the tab is shown, with each list fetched once', LONG, async () => {
    setTab('hidden');
    show(<KeywordReplyScreen />, withConfig({ ...config, forwards: [{}] }));
    await screen.findByText('办卡');
    expect(requestsTo('/allroom')).toHaveLength(0);
    act(() => setTab('visible'));
    await badge(/轮不到/);
    expect(requestsTo('/allroom')).toHaveLength(1);
    expect(requestsTo('/allfriend')).toHaveLength(1);
  });

  it(
    'is looked for without what cannot be loaded, and that is announced nowhere',
    LONG,
    async () => {
      const faults = { 'group.all': { kind: 'code', code: 50000 } } as const;
      show(<KeywordReplyScreen />, { ...withConfig({ ...config, forwards: [{}] }), faults });
      await badge(/轮不到/);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
