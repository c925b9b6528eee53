import {
  buildDialogue,
  buildUser,
  type MockBackendOptions,
  type MockState,
} from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DialogueScreen } from '#features/dialogue/dialogue-screen.tsx';
import { RobotConfigScreen } from '#features/robot/robot-config-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { BOOKSHOP } from '../simulator.fixtures';
import { sampleOf } from './samples.fixtures';

const CLOSED = '现在休息。';
const HOURS = sampleOf('1', '几点开门', '每天 10:00 开门，21:30 关门。');
const dialogue = buildDialogue(0, {
  type: 'contact',
  targets: [],
  isAllFriend: true,
  keywords: ['老板'],
  openChat: false,
  defaultReply: CLOSED,
});

const backend = (
  change: Partial<Pick<MockState, 'config' | 'dialogues' | 'samples' | 'revisions'>>,
): MockBackendOptions => ({
  change: (state) => {
    state.user = buildUser({ role: 'vip' });
    state.config = JSON.stringify(BOOKSHOP);
    state.dialogues = [];
    state.samples = [HOURS];
    Object.assign(state, change);
  },
});
const changing = (path: string) => requestsTo(path).filter(({ method }) => method !== 'GET').length;
const WAIT = { timeout: 20_000 };
const long = { timeout: 60_000 };
const question = () => screen.findByRole('alertdialog', { name: /样例中的 1 条/ }, WAIT);

describe('Sample messages are asked about', () => {
  // The backend takes rows out of its lists.
  const withDialogue = () =>
    backend({ dialogues: [dialogue], samples: [sampleOf('1', '老板在吗', CLOSED)] });

  it('before a dialogue that answers one is deleted', long, async () => {
    const { user } = show(<DialogueScreen />, withDialogue());
    const remove = await screen.findByRole('button', { name: /^删除/ }, WAIT);
    await user.click(remove);
    expect(within(await question()).getAllByText(CLOSED)[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: '继续编辑' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(changing('/api/dialogue')).toBe(0);
    await user.click(remove);
    await question();
    await user.click(screen.getByRole('button', { name: '仍然保存' }));
    await waitFor(() => expect(changing('/api/dialogue')).toBe(1), WAIT);
  });

  it('before an edit of a dialogue is saved, which keeps its form', long, async () => {
    const { user } = show(<DialogueScreen />, withDialogue());
    await user.click(await screen.findByRole('button', { name: /^编辑/ }, WAIT));
    const form = within(await screen.findByRole('dialog', { name: /编辑/ }, WAIT));
    const reply = form.getByRole('textbox', { name: /默认回复/ });
    await user.clear(reply);
    await user.type(reply, '明天再来');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await question()).toHaveTextContent('明天再来');
    await user.click(screen.getByRole('button', { name: '继续编辑' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(changing('/api/dialogue')).toBe(0);
    expect(reply).toHaveValue('明天再来');
    await user.click(form.getByRole('button', { name: '保存' }));
    await question();
    await user.click(screen.getByRole('button', { name: '仍然保存' }));
    await waitFor(() => expect(changing('/api/dialogue')).toBe(1), WAIT);
  });

  it('before an earlier version of the config is restored', long, async () => {
    const config = JSON.stringify({ ...BOOKSHOP, replyKeywords: [] });
    const revisions = [
      { version: 12, savedAt: '2026-05-20T06:00:00.000Z', config: JSON.stringify(BOOKSHOP) },
      { version: 11, savedAt: '2026-05-19T06:00:00.000Z', config },
    ];
    const { user } = show(<RobotConfigScreen />, backend({ revisions }));
    await user.click(await screen.findByRole('button', { name: '历史版本' }, WAIT));
    const history = within(await screen.findByRole('dialog', { name: '历史版本' }, WAIT));
    await user.click(await history.findByRole('button', { name: /第 11 版/ }, WAIT));
    await user.click(await history.findByRole('button', { name: '恢复这一版' }, WAIT));
    await user.click(await screen.findByRole('button', { name: '恢复' }, WAIT));
    expect(within(await question()).getByText('几点开门')).toBeVisible();
    expect(changing('/config/restore')).toBe(0);
    await user.click(screen.getByRole('button', { name: '仍然保存' }));
    await waitFor(() => expect(changing('/config/restore')).toBe(1), WAIT);
  });

  it('before a first config is saved that does not do what they should', long, async () => {
    const { user } = show(<RobotConfigScreen />, backend({ config: null }));
    await user.click(await screen.findByRole('button', { name: '初始化配置' }, WAIT));
    expect(within(await question()).getByText('预期')).toBeVisible();
    expect(changing('/config/update')).toBe(0);
    await user.click(screen.getByRole('button', { name: '仍然保存' }));
    await waitFor(() => expect(changing('/config/update')).toBe(1), WAIT);
  });
});
