import { SCENARIOS, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ContactList } from '#features/contact/contact-list.tsx';
import { PromptScreen } from '#features/prompt/prompt-screen.tsx';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { UserGroupScreen } from '#features/send/user-group/user-group-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';

const slow = { timeout: 20_000 };
const noRules: MockBackendOptions = {
  change: (state) => void (state.config = JSON.stringify({ replyKeywords: [] })),
};
const noRoles: MockBackendOptions = { change: (state) => void (state.prompts = []) };

describe('A list without rows', () => {
  it('offers the ways to its first rule once, and nothing to do with none', slow, async () => {
    show(<KeywordReplyScreen />, noRules);
    expect(await screen.findByText('还没有关键词回复', undefined, slow)).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '添加关键词回复',
      '导入',
    ]);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('gives the focus to the first row once its form has closed', slow, async () => {
    const { user } = show(<PromptScreen />, noRoles);
    await user.click(await screen.findByRole('button', { name: '添加角色' }, slow));
    expect(screen.queryByRole('searchbox')).toBeNull();
    const dialog = within(await screen.findByRole('dialog', undefined, slow));
    fireEvent.change(dialog.getByLabelText('名称'), { target: { value: '夜班店员' } });
    fireEvent.change(dialog.getByLabelText('角色设定'), { target: { value: '轻声' } });
    await user.click(dialog.getByRole('button', { name: '添加' }));
    const row = await screen.findByRole('listitem', undefined, slow);
    await waitFor(() => expect(row).toHaveFocus(), slow);
    expect(screen.getByRole('searchbox')).toBeVisible();
    expect(screen.getAllByRole('button', { name: '添加角色' })).toHaveLength(1);
  });
});

describe('Without a membership an empty page of mass sends', () => {
  it('has every kind of them in its place, which says so', slow, async () => {
    const { user } = show(<UserGroupScreen />, {
      change: (state) => {
        SCENARIOS.restricted.change?.(state);
        state.jobs = [];
      },
    });
    await screen.findByText('还没有群发过', undefined, slow);
    await screen.findByText('本功能需要开通会员方可使用', undefined, slow);
    for (const name of ['群发消息', '好友群发', '群公告']) {
      await user.click(screen.getByRole('button', { name }));
      const box = within(await screen.findByRole('alertdialog', { name: '会员功能' }, slow));
      await user.click(box.getByRole('button', { name: '取消' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(requestsTo('/ws/messages').filter(({ method }) => method === 'POST')).toHaveLength(0);
  });
});

describe('Where no robot has ever connected', () => {
  it.each([
    ['mass sends', <UserGroupScreen key="send" />],
    ['friends', <ContactList key="friends" />],
  ])('a page of %s leads to its login first', slow, async (_, page) => {
    const onNavigate = vi.fn();
    const change: MockBackendOptions['change'] = (state) => {
      Object.assign(state, { online: false, jobs: [], friends: [] });
    };
    const { user } = show(page, { change }, { onNavigate });
    expect(await screen.findByText('先连接机器人', undefined, slow)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '去登录机器人' }));
    expect(onNavigate).toHaveBeenCalledWith({ to: 'dashboard.main' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
