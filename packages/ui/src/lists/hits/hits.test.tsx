import { ruleIdOf } from '@chatdeck/sdk/plain-rules';
import { buildLog, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DialogueScreen } from '#features/dialogue/dialogue-screen.tsx';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-20T06:32:00Z') }));
afterEach(() => vi.useRealTimers());

const trigger = { reg: 1, scope: 'all', replys: [{ type: 1, content: '好' }] };
const backend = (options: MockBackendOptions = {}): MockBackendOptions => ({
  ...options,
  change: (state) => {
    state.config = JSON.stringify({
      replyKeywords: [
        { ...trigger, keywords: ['没有人问'], needAt: 0 },
        { ...trigger, keywords: ['营业时间', '几点'], needAt: 0 },
      ],
    });
    options.change?.(state);
  },
});
const rows = async () =>
  within(await screen.findByRole('list', { name: '简单问答' })).getAllByRole('listitem');

describe('How often a rule answered', () => {
  it('stands beside it wherever it is in its list, from one call', async () => {
    show(<KeywordReplyScreen />, backend());
    expect(await screen.findByText('近 7 天 12 次 · 近 30 天 40 次 · 最近 2 小时前')).toBeVisible();
    const [first, second] = await rows();
    expect(first).toHaveTextContent('近 30 天没有命中');
    expect(second).toHaveTextContent('近 7 天 12 次');
    expect(requestsTo('/log/hits')).toHaveLength(1);
  });

  it('is unknown without the log, and how to turn it on is shown once', async () => {
    const onNavigate = vi.fn();
    const { user } = show(
      <KeywordReplyScreen />,
      backend({
        change: (state) => (state.log = buildLog({ open: false, hits: [] })),
      }),
      { onNavigate },
    );
    expect(await screen.findAllByText('没有命中次数')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '去打开' }));
    expect(onNavigate).toHaveBeenCalledWith({ to: 'wechat.log' });
  });

  it.each([
    ['refuses it', { kind: 'code', code: 50000 }],
    ['cannot be reached', { kind: 'offline' }],
  ] as const)('is left out in silence when the server %s', async (_, fault) => {
    show(<KeywordReplyScreen />, backend({ faults: { 'log.hits': fault } }));
    await rows();
    await waitFor(() => expect(requestsTo('/log/hits').length).toBeGreaterThan(0));
    expect(screen.queryByText(/没有命中|近 \d+ 天/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is known of a rule that was stored without what it can leave out', async () => {
    const stored = { keywords: ['营业时间'], reg: 1, replys: trigger.replys };
    const lastAt = '2026-05-20T06:00:00Z';
    show(
      <KeywordReplyScreen />,
      backend({
        change: (state) => {
          state.config = JSON.stringify({ replyKeywords: [stored] });
          state.log = buildLog({
            hits: [
              { list: 'replyKeywords', ruleId: ruleIdOf(stored), days7: 3, days30: 8, lastAt },
            ],
          });
        },
      }),
    );
    expect(await screen.findByText(/近 7 天 3 次 · 近 30 天 8 次/)).toBeVisible();
  });

  it('is counted for dialogues too', async () => {
    show(<DialogueScreen />, backend());
    expect((await screen.findAllByText('近 30 天没有命中'))[0]).toBeVisible();
  });
});
