import { CODE } from '@chatdeck/sdk/constants';
import { MockRefusal, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { NewsScheduleScreen } from '#features/schedule/news/news-schedule-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';

const rule = (word: string) => ({
  keywords: [word],
  reg: 2,
  needAt: 1,
  scope: 'all',
  replys: [{ type: 1, content: '好' }],
});
const configOf = (words: string) => JSON.stringify({ replyKeywords: [...words].map(rule) });
const open = async (words: string, options: MockBackendOptions = {}) => {
  const change: MockBackendOptions['change'] = (state) => {
    state.config = configOf(words);
  };
  const { user } = show(<KeywordReplyScreen />, { ...options, change });
  await screen.findByText(words.slice(0, 1));
  return user;
};
const order = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => within(item).getByText(/^[甲乙丙丁新]$/).textContent)
    .join('');
const handle = (word: string) => screen.getByRole('button', { name: `移动${word}` });
const choose = async (user: Awaited<ReturnType<typeof open>>, word: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `${word}的操作` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

describe('The order of rules', () => {
  it('is changed by keyboard: lifted, moved, dropped, in one save that can be undone', async () => {
    const user = await open('甲乙丙丁');
    handle('丙').focus();
    await user.keyboard(' ');
    expect(screen.getByText(/已拿起丙，第 3 条，共 4 条/)).toBeInTheDocument();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByText('第 1 条，共 4 条')).toBeInTheDocument();
    expect(handle('丙')).toHaveFocus();
    expect(requestsTo('/config/update')).toHaveLength(0);
    await user.keyboard(' ');
    expect(order()).toBe('丙甲乙丁');
    await screen.findByText('「丙」已移到第 1 条');
    expect(handle('丙')).toHaveFocus();
    expect(requestsTo('/config/update')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await screen.findByText('已移回原来的位置');
    expect(order()).toBe('甲乙丙丁');
  });

  it('stays as it was after Escape, without a save', async () => {
    const user = await open('甲乙丙丁');
    handle('甲').focus();
    await user.keyboard(' {End}');
    expect(order()).toBe('乙丙丁甲');
    await user.keyboard('{Escape}');
    expect(order()).toBe('甲乙丙丁');
    expect(screen.getByText('已取消，仍是第 1 条')).toBeInTheDocument();
    expect(handle('甲')).toHaveFocus();
    expect(requestsTo('/config/update')).toHaveLength(0);
  });

  it('is saved as it is shown when the focus leaves the lifted rule', async () => {
    const user = await open('甲乙丙丁');
    handle('甲').focus();
    await user.keyboard(' {ArrowDown}');
    await user.tab();
    await screen.findByText('「甲」已移到第 2 条');
    expect(order()).toBe('乙甲丙丁');
  });

  it('is shown at once, and the old one is back with a notice where the save fails', async () => {
    const refusal = () => {
      throw new MockRefusal(CODE.serverError);
    };
    const user = await open('甲乙丙丁', {
      calls: { 'robot.updateConfig': refusal },
      faults: { 'robot.updateConfig': { kind: 'slow', ms: 300 } },
    });
    handle('甲').focus();
    await user.keyboard(' {ArrowDown} ');
    expect(order()).toBe('乙甲丙丁');
    expect(await screen.findByText('新的顺序没有存上，已恢复成原来的顺序')).toBeVisible();
    expect(order()).toBe('甲乙丙丁');
    await waitFor(() => expect(handle('甲').closest('li')).toHaveFocus());
  });

  it('takes quick moves one after the other while the first is still being saved', async () => {
    const slow = { 'robot.updateConfig': { kind: 'slow', ms: 600 } } as const;
    const user = await open('甲乙丙丁', { faults: slow });
    handle('丁').focus();
    await user.keyboard(' {Home} ');
    await user.keyboard(' {ArrowDown} ');
    expect(order()).toBe('甲丁乙丙');
    await screen.findByText('「丁」已移到第 2 条', undefined, { timeout: 30_000 });
    expect(order()).toBe('甲丁乙丙');
    expect(requestsTo('/config/update')).toHaveLength(2);
  });

  it('keeps the rule behind its new neighbour where somebody else has added one', async () => {
    const calls: MockBackendOptions['calls'] = {
      'robot.updateConfig': ({ config, baseVersion }, state) => {
        if (baseVersion < 13) {
          state.config = configOf('新甲乙丙丁');
          state.configVersion = 13;
          throw new MockRefusal(CODE.configChanged, { version: 13, config: state.config });
        }
        state.config = config;
        state.configVersion = 14;
        return { id: 1, version: 14 };
      },
    };
    const user = await open('甲乙丙丁', { calls });
    await choose(user, '丁', '上移');
    await screen.findByText('「丁」已移到第 4 条');
    expect(order()).toBe('新甲乙丁丙');
  });

  it('takes a rule to a place on another page, and shows it there', async () => {
    const letters = Array.from({ length: 45 }, (_, at) => String.fromCharCode(0x4e00 + at)).join(
      '',
    );
    const user = await open(letters);
    await choose(user, letters.slice(2, 3), '移到第几条…');
    const field = await screen.findByRole('textbox', { name: '移到' });
    await user.clear(field);
    await user.type(field, '46{Enter}');
    expect(await screen.findByText('填 1 到 45 之间的整数')).toBeVisible();
    await user.clear(field);
    await user.type(field, '43{Enter}');
    expect(await screen.findByText('41–45，共 45 条')).toBeVisible();
    expect(handle(letters.slice(2, 3))).toBeVisible();
    expect(screen.getAllByRole('listitem')[2]).toHaveTextContent(letters.slice(2, 3));
  });

  it('is not offered while a search hides rules', async () => {
    const user = await open('甲乙丙丁');
    await user.type(screen.getByRole('searchbox'), '甲');
    await screen.findByText('共 1 条');
    expect(screen.queryByRole('button', { name: '移动甲' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '甲的操作' }));
    expect(await screen.findByRole('menuitem', { name: '移到第几条…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('A rule that is dragged', () => {
  /** Lays the rows out, each 50 px high. */
  const layOut = () => {
    screen.getAllByRole('listitem').forEach((item, at) => {
      item.getBoundingClientRect = () => new DOMRect(0, at * 50, 300, 50);
    });
  };
  const drag = (word: string, dy: number) => {
    layOut();
    fireEvent.pointerDown(handle(word), { button: 0, clientY: 100 });
    fireEvent.pointerMove(window, { clientY: 100 + Math.sign(dy) * 10 });
    fireEvent.pointerMove(window, { clientY: 100 + dy });
  };

  it('is dropped where it is let go', async () => {
    await open('甲乙丙丁');
    drag('甲', 120);
    fireEvent.pointerUp(window);
    expect(order()).toBe('乙丙甲丁');
    expect(await screen.findByText('「甲」已移到第 3 条')).toBeVisible();
  });

  it('stays where it was after Escape, or when the browser takes the finger to scroll', async () => {
    await open('甲乙丙丁');
    drag('甲', 120);
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(window);
    drag('甲', 120);
    fireEvent.pointerCancel(window);
    fireEvent.pointerUp(window);
    expect(order()).toBe('甲乙丙丁');
    expect(requestsTo('/config/update')).toHaveLength(0);
  });
});

it('has no handles where the robot takes all rows, whatever their order', async () => {
  const roomNewsSchedule = ['一群', '二群'].map((roomName) => ({
    type: 'room',
    roomName,
    sortId: 13,
    num: 5,
    date: '0 0 8 * * *',
    endWord: '',
  }));
  show(<NewsScheduleScreen />, {
    change: (state) => {
      state.config = JSON.stringify({ roomNewsSchedule });
    },
  });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /^移动/ })).toBeNull();
});
