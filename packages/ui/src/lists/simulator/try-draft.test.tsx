import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { buildUser } from '@chatdeck/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DialogueScreen } from '#features/dialogue/dialogue-screen.tsx';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { BOOKSHOP } from './simulator.fixtures';

const backend: MockBackendOptions = {
  change: (state) => {
    state.config = JSON.stringify(BOOKSHOP);
    state.user = buildUser({ role: 'vip' });
    const [dialogue] = state.dialogues;
    state.dialogues = dialogue
      ? [{ ...dialogue, type: 'contact', isAllFriend: true, openChat: true, keywords: [] }]
      : [];
  },
};
type User = ReturnType<typeof show>['user'];
const trial = (name: string) => screen.findByRole('dialog', { name });
const say = async (user: User, dialog: HTMLElement, text: string) => {
  await user.type(await within(dialog).findByRole('textbox', { name: '消息' }), text);
  await user.click(within(dialog).getByRole('button', { name: '发送' }));
};
const long = { timeout: 30_000 };

describe('Trying beside a list', () => {
  it('tries what is saved', long, async () => {
    const { user } = show(<KeywordReplyScreen />, backend);
    await user.click(await screen.findByRole('button', { name: '试一试' }));
    const dialog = await trial('试一试');
    await say(user, dialog, '怎么报名');
    expect(within(dialog).getByText(/五月共读《长安的荔枝》/)).toBeVisible();
  });

  it(
    'compares unsaved input with what is saved, saves nothing, and saves it after that',
    long,
    async () => {
      const { user } = show(<KeywordReplyScreen />, backend);
      await user.click(await screen.findByRole('button', { name: /^编辑营业/ }));
      const form = await screen.findByRole('dialog', { name: /编辑/ });
      await user.type(within(form).getByRole('combobox', { name: '关键词' }), '停车{Enter}');
      await user.click(within(form).getByRole('button', { name: '试一试' }));
      const dialog = await trial('试试这次修改');
      await say(user, dialog, '停车方便吗');
      const edited = within(dialog).getByRole('region', { name: '这次修改' });
      expect(edited).toHaveTextContent('每天 10:00 开门，21:30 关门。');
      const saved = within(dialog).getByRole('region', { name: '已保存的' });
      expect(saved).toHaveTextContent('由 ChatGPT 回答');
      await say(user, dialog, '几点开门');
      expect(within(dialog).getByText('修改前后，回复一样')).toBeVisible();
      expect(requestsTo('/config/update')).toHaveLength(0);

      await user.click(within(dialog).getByRole('button', { name: '关闭' }));
      await user.click(within(form).getByRole('button', { name: '保存' }));
      expect(await screen.findByText('更新成功')).toBeVisible();
      expect(requestsTo('/config/update')).toHaveLength(1);
    },
  );

  it('saves a form that is corrected after it could not be tried', long, async () => {
    const { user } = show(<KeywordReplyScreen />, backend);
    await user.click(await screen.findByRole('button', { name: /^编辑营业/ }));
    const form = await screen.findByRole('dialog', { name: /编辑/ });
    for (const name of ['移除营业', '移除几点'])
      await user.click(within(form).getByRole('button', { name }));
    await user.click(within(form).getByRole('button', { name: '试一试' }));
    expect(await within(form).findByText('关键词必填')).toBeVisible();
    await user.type(within(form).getByRole('combobox', { name: '关键词' }), '停车{Enter}');
    await user.click(within(form).getByRole('button', { name: '保存' }));
    expect(await screen.findByText('更新成功')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tries an unsaved dialogue', long, async () => {
    const { user } = show(<DialogueScreen />, backend);
    await user.click((await screen.findAllByRole('button', { name: /^编辑/ }))[0] ?? document.body);
    const form = await screen.findByRole('dialog', { name: /编辑/ });
    await user.click(await within(form).findByRole('switch', { name: /启用/ }));
    await user.click(within(form).getByRole('button', { name: '试一试' }));
    const dialog = await trial('试试这次修改');
    await say(user, dialog, '推荐一本书');
    expect(within(dialog).getByRole('region', { name: '这次修改' })).toBeVisible();
  });
});
