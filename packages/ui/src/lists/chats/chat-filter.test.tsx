import { buildFriend, buildRoom, type MockState } from '@chatdeck/sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ContactList } from '#features/contact/contact-list.tsx';
import { GroupList } from '#features/group/group-list.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';

const slow = { timeout: 15_000 };

const change = (state: MockState) => {
  state.friends = [
    buildFriend(0, { name: '张三', tags: ['客户'] }),
    buildFriend(1, { name: '李四', tags: ['客户'] }),
    buildFriend(2, { name: '阿宝', tags: ['同事'] }),
  ];
  state.rooms = [
    buildRoom(0, { topic: '张三', tags: ['客户'] }),
    buildRoom(1, { topic: '李四', tags: ['客户'] }),
    buildRoom(2, { topic: '阿宝', tags: ['同事'] }),
  ];
};

it.each([
  ['friends', ContactList, '/wechat/friend'],
  ['groups', GroupList, '/wechat/room'],
])(
  'shows the %s of the tag that the host has, and leaves it to the host to take another one',
  slow,
  async (_, List, path) => {
    const onFilterChange = vi.fn();
    const onPageChange = vi.fn();
    const { user } = show(
      <List
        pageSize={1}
        page={2}
        onPageChange={onPageChange}
        filter={{ tag: '客户' }}
        onFilterChange={onFilterChange}
      />,
      { change },
    );
    // The second of the two, by pinyin.
    expect(await screen.findByRole('checkbox', { name: '选择张三' }, slow)).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: '同事 1' }, slow));
    expect(onFilterChange.mock.calls).toEqual([[{ tag: '同事' }]]);
    expect(onPageChange.mock.calls).toEqual([[1]]);
    expect(screen.getByRole('radio', { name: '客户 2' })).toBeChecked();
    const { searchParams: asked } = new URL(requestsTo(path).at(-1)?.url ?? '');
    expect([asked.get('tag'), asked.get('current')]).toEqual(['客户', '2']);
    expect(screen.getByRole('checkbox', { name: '选择张三' })).toBeVisible();
  },
);
