import { buildDialogue, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DialogueScreen } from '#features/dialogue/dialogue-screen.tsx';
import { ConfigCheckScreen } from '#features/config-check/config-check-screen.tsx';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { stubIdle } from '#lists/config-check/idle.fixtures.ts';
import { show } from '#testing/with-backend.tsx';
import { rowQuery } from './row-address';

const rule = (...keywords: string[]) => ({
  keywords,
  reg: 1,
  needAt: 0,
  scope: 'all',
  replys: [{ type: 1, content: '好' }],
});
const rules = Array.from({ length: 45 }, (_, at) => rule(`第${at}个问题`));
const backend = (replyKeywords: readonly object[] = rules): MockBackendOptions => ({
  change: (state) => {
    state.config = JSON.stringify({ replyKeywords });
    state.user = { ...state.user, role: 'vip' };
    state.reminders = [];
  },
});
const address = (keyword: string, at: number) => rowQuery(rule(keyword), at)['rule'];
const WAIT = { timeout: 20_000 };
const LONG = { timeout: 60_000 };

const scrollIntoView = vi.fn();

beforeEach(() => {
  stubIdle();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe('The page of a list with a row in its address', () => {
  it('shows the page of the row, brings it into view and has the focus there', LONG, async () => {
    show(<KeywordReplyScreen rule={address('第33个问题', 33)} />, backend());
    const row = (await screen.findByText('第33个问题', undefined, WAIT)).closest('li');
    await waitFor(() => expect(row).toHaveFocus());
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
    expect(screen.queryByText('第0个问题')).toBeNull();
  });

  it('says that the row is not there any more, and opens no other one', LONG, async () => {
    show(<KeywordReplyScreen rule={address('以前的问题', 33)} />, backend());
    expect(await screen.findByText(/已被修改或删除/, undefined, WAIT)).toBeVisible();
    expect(screen.getByText('第0个问题')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('opens a dialogue on its page', LONG, async () => {
    const dialogues = Array.from({ length: 30 }, (_, at) =>
      buildDialogue(at, { keywords: [`找小桨${at}`] }),
    );
    const { unmount } = show(<DialogueScreen rule="26-26" />, {
      change: (state) => {
        state.user = { ...state.user, role: 'vip' };
        state.dialogues = dialogues;
      },
    });
    const [edit] = await screen.findAllByRole('button', { name: /找小桨25/ }, WAIT);
    await waitFor(() => expect(edit?.closest('li')).toHaveFocus());
    unmount();
    show(<DialogueScreen rule="1-99" />, backend());
    expect(await screen.findByText(/这一条已不存在/, undefined, WAIT)).toBeVisible();
  });
});

it('is opened by the name of a finding', LONG, async () => {
  const onNavigate = vi.fn();
  const config = [rule('价格'), rule('会员价格')];
  const { user } = show(<ConfigCheckScreen />, backend(config), { onNavigate });
  const list = within(await screen.findByRole('list', { name: '简单问答' }, WAIT));
  await user.click(list.getByRole('button', { name: /^去修改：简单问答第 2 条/ }));
  expect(onNavigate).toHaveBeenCalledWith({
    to: 'wechat.keywords',
    query: { rule: address('会员价格', 1) },
  });
});
