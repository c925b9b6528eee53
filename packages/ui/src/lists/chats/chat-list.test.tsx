import { CODE } from '@chatdeck/sdk/constants';
import {
  buildFriend,
  buildRoom,
  MockRefusal,
  type MockBackendOptions,
} from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactList } from '#features/contact/contact-list.tsx';
import { GroupList } from '#features/group/group-list.tsx';
import { stubIdle } from '#lists/config-check/idle.fixtures.ts';
import { requestsTo, show } from '#testing/with-backend.tsx';

const slow = { timeout: 15_000 };

const FRIENDS = [
  buildFriend(0, { wxid: 'wxid_a', name: '张三', alias: '老同学', tags: ['客户'] }),
  buildFriend(1, { wxid: 'wxid_b', name: '李四', alias: '', tags: [] }),
  buildFriend(2, {
    wxid: 'wxid_c',
    name: '阿宝',
    alias: '=1+1',
    weixin: '',
    tags: ['客户', '周三'],
  }),
];
const withFriends = (options: MockBackendOptions = {}): MockBackendOptions => ({
  ...options,
  change: (state) => void (state.friends = structuredClone(FRIENDS)),
});

beforeEach(stubIdle);

const bar = () => within(screen.getByRole('group', { name: '批量操作' }));
const firstOf = async (name: string) =>
  (await screen.findAllByRole('checkbox', { name }, slow))[0] ?? document.body;
const bodies = (path: string) =>
  Promise.all(requestsTo(path).map((request) => request.json() as Promise<unknown>));
const names = () =>
  screen
    .getAllByRole('checkbox', { name: /^选择/ })
    .map((box) => box.getAttribute('aria-label')?.replace('选择', ''));

describe('Friends', () => {
  it('are listed by pinyin, from either end, and found by initials', slow, async () => {
    const { user } = show(<ContactList />, withFriends());
    await screen.findByRole('checkbox', { name: '选择张三' }, slow);
    expect(names()).toEqual(['阿宝', '李四', '张三']);
    await user.click(screen.getByRole('button', { name: '昵称' }));
    await waitFor(() => expect(names()).toEqual(['张三', '李四', '阿宝']), slow);
    await user.type(screen.getByRole('searchbox', { name: /首字母/ }), 'ls');
    await waitFor(() => expect(names()).toEqual(['李四']), slow);
  });

  it(
    'are given tags and lose others by one call, and get their own back by one undo',
    slow,
    async () => {
      const { user } = show(<ContactList />, withFriends());
      for (const name of ['张三', '李四']) {
        await user.click(await screen.findByRole('checkbox', { name: `选择${name}` }, slow));
      }
      await user.click(bar().getByRole('button', { name: '标签' }));
      const dialog = within(
        await screen.findByRole('dialog', { name: '修改 2 位好友的标签' }, slow),
      );
      await user.click(dialog.getByRole('button', { name: '保存' }));
      expect(dialog.getByText('请选择要加上或去掉的标签')).toBeVisible();
      await user.type(dialog.getByRole('combobox', { name: '加上' }), '春季{Enter}');
      await user.type(dialog.getByRole('combobox', { name: '去掉' }), '客户{Enter}');
      await user.click(dialog.getByRole('button', { name: '保存' }));
      await screen.findByText('已修改 2 位好友的标签', undefined, slow);
      expect(screen.queryByRole('group', { name: '批量操作' })).toBeNull();
      await user.click(await screen.findByRole('radio', { name: '春季 2' }, slow));
      await waitFor(() => expect(names()).toEqual(['李四', '张三']), slow);
      await user.click(screen.getByRole('button', { name: '撤销' }));
      await screen.findByText('已撤销', undefined, slow);
      const before = [
        { wxid: 'wxid_a', tags: ['客户'] },
        { wxid: 'wxid_b', tags: [] },
      ];
      expect(await bodies('/friend_tag')).toEqual([
        { list: before.map(({ wxid }) => ({ wxid, tags: ['春季'] })) },
        { list: before },
      ]);
      expect(
        await screen.findByRole('heading', { name: '没有叫「春季」的好友' }, slow),
      ).toBeVisible();
      await user.click(screen.getByRole('button', { name: '清除筛选' }));
      await screen.findByRole('checkbox', { name: '选择张三' }, slow);
    },
  );

  it('are sent one message together', slow, async () => {
    const { user } = show(<ContactList />, withFriends());
    await user.click(await firstOf('全选'));
    await user.click(bar().getByRole('button', { name: '群发' }));
    const dialog = within(await screen.findByRole('dialog', { name: '好友群发' }, slow));
    expect(await dialog.findByText(/已选 3/, undefined, slow)).toBeVisible();
  });

  it('are selected on all pages that a search has found', slow, async () => {
    const { user } = show(<ContactList />);
    await user.click(await firstOf('全选'));
    await user.click(bar().getByRole('button', { name: '选择全部 28 位好友' }));
    await bar().findByText('已选 28 位好友', undefined, slow);
  });

  it('are exported as a file that no spreadsheet takes for formulas', slow, async () => {
    const files: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:x';
    });
    const { user } = show(<ContactList />, withFriends());
    await screen.findByRole('checkbox', { name: '选择张三' }, slow);
    await user.click(screen.getByRole('button', { name: '导出 CSV' }));
    await screen.findByText('已导出 3 位好友', undefined, slow);
    const lines = (await files[0]?.text())?.trim().split('\r\n');
    expect(lines?.[0]?.replace('\uFEFF', '')).toBe('昵称,备注,微信号,标签,ID');
    expect(lines?.[1]).toBe(`阿宝,'=1+1,"",客户|周三,wxid_c`);
    expect(lines).toHaveLength(4);
  });

  it('are asked of the robot again, once in five seconds', slow, async () => {
    const { user } = show(<ContactList />, withFriends());
    await user.click(await screen.findByRole('button', { name: '从机器人刷新' }, slow));
    await screen.findByText('发送成功，5s内请勿再次发送', undefined, slow);
    expect(screen.getByRole('button', { name: /^\d 秒后可刷新$/ })).toBeDisabled();
    expect(await bodies('/ws/event')).toEqual([{ target: 'system', event: 'reloadFriendOnly' }]);
  });
});

describe('One friend', () => {
  const relations = [
    { place: 'replyKeywords', at: 0, id: null, label: '几点开门' },
    { place: 'reminders', at: null, id: '1', label: '0 0 8 * * *' },
  ];
  const backend = (options: MockBackendOptions = {}): MockBackendOptions => ({
    ...options,
    change: (state) => {
      state.friends = structuredClone(FRIENDS);
      state.relations = { wxid_a: relations };
      for (const job of state.jobs.slice(0, 1)) {
        job.targets.push({
          wxid: 'wxid_a',
          name: '张三',
          state: 'failed',
          changedAt: job.createdAt,
        });
      }
    },
  });
  const open = async (options?: MockBackendOptions) => {
    const { user } = show(<ContactList />, backend(options));
    await user.click(await screen.findByRole('button', { name: '查看张三' }, slow));
    const drawer = within(await screen.findByRole('dialog', { name: '张三' }, slow));
    return { user, drawer };
  };

  it('is shown with what is set up for it and what was sent to it', slow, async () => {
    const { user, drawer } = await open();
    expect(drawer.getByText('wxid_a')).toBeVisible();
    const rules = within(await drawer.findByRole('list', { name: '规则' }, slow));
    expect(rules.getByRole('button', { name: '简单问答' })).toBeVisible();
    const schedules = within(drawer.getByRole('list', { name: '定时' }));
    expect(schedules.getByText('每天 08:00')).toBeVisible();
    const sends = within(await drawer.findByRole('list', { name: '最近的群发' }, slow));
    // A screen reader says how it ended too.
    await user.click(sends.getByRole('button', { name: /发送失败/ }));
    expect(await screen.findByRole('dialog', { name: /群发|公告/ }, slow)).toBeVisible();
  });

  it('is sent a message from there', slow, async () => {
    const { user, drawer } = await open();
    await user.click(drawer.getByRole('button', { name: '发消息给张三' }));
    expect(await screen.findByRole('dialog', { name: /张三/ }, slow)).toBeVisible();
    expect(await screen.findByLabelText('内容', undefined, slow)).toBeVisible();
  });

  it('is given a tag as it is typed, which is back where the server refuses', slow, async () => {
    const { user, drawer } = await open({
      calls: {
        'contact.tag': ({ list }) => {
          if (list.some(({ tags }) => tags.includes('周五'))) {
            throw new MockRefusal(CODE.serverError);
          }
          return { ids: list.map(({ wxid }) => wxid) };
        },
      },
    });
    const field = drawer.getByRole('combobox', { name: '标签' });
    await user.type(field, '春季{Enter}');
    expect(await drawer.findByText('春季')).toBeVisible();
    await waitFor(() => expect(requestsTo('/friend_tag')).toHaveLength(1), slow);
    await user.type(field, '周五{Enter}');
    await screen.findByRole('alert', undefined, slow);
    await waitFor(() => expect(drawer.queryByText('周五')).toBeNull(), slow);
    expect(drawer.getByText('春季')).toBeVisible();
  });

  it('says that nothing is set up for it', slow, async () => {
    const { user } = show(<ContactList />, withFriends());
    await user.click(await screen.findByRole('button', { name: '查看李四' }, slow));
    const drawer = within(await screen.findByRole('dialog', { name: '李四' }, slow));
    expect(await drawer.findByText('没有规则或对话用到它。', undefined, slow)).toBeVisible();
    expect(drawer.getByText('没有定时任务或提醒发到这里。')).toBeVisible();
    expect(await drawer.findByText('30 天内没有群发到这里。', undefined, slow)).toBeVisible();
  });

  it('does not say so to a session that may not see what is set up', slow, async () => {
    const { user } = show(<ContactList />, {
      change: (state) => {
        state.friends = structuredClone(FRIENDS);
        state.user.scopes = ['contact:read'];
      },
    });
    await user.click(await screen.findByRole('button', { name: '查看李四' }, slow));
    const drawer = within(await screen.findByRole('dialog', { name: '李四' }, slow));
    expect(await drawer.findAllByText('这里没有开放这一项', undefined, slow)).toHaveLength(2);
    expect(drawer.queryByText(/^没有/)).toBeNull();
  });
});

describe('Groups', () => {
  it('show their owner and how many members they have, and are sorted by that', slow, async () => {
    const { user } = show(<GroupList />, {
      change: (state) => {
        state.rooms = [
          buildRoom(0, { topic: '读书会', memberCount: 40, isOwner: true }),
          buildRoom(1, { topic: '值班', memberCount: 3, isOwner: false, isAdmin: true }),
        ];
      },
    });
    expect(await screen.findByRole('cell', { name: '群主' }, slow)).toBeVisible();
    expect(screen.getByRole('cell', { name: '管理员' })).toBeVisible();
    // A long name is cut after two lines; the tooltip has all of it.
    expect(screen.getByTitle('读书会')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '人数' }));
    await waitFor(() => expect(names()).toEqual(['值班', '读书会']), slow);
  });
});
