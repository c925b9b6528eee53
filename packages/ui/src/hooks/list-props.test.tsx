import type { MockState } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRef, useState, type ReactElement, type Ref } from 'react';
import { expect, it, vi } from 'vitest';
import { SchedulesScreen } from '#features/all-schedules/schedules-screen.tsx';
import { ActivityScreen } from '#features/account/activity/activity-screen.tsx';
import { SessionsScreen } from '#features/account/sessions/sessions-screen.tsx';
import { CustomContentScreen } from '#features/batch-task/content/custom-content-screen.tsx';
import { MoreMaterialScreen } from '#features/batch-task/material/more-material-screen.tsx';
import { MoreNewsScreen } from '#features/batch-task/news/more-news-screen.tsx';
import { ContactList } from '#features/contact/contact-list.tsx';
import { PrivateKeywordScreen } from '#features/custom/private-keyword/private-keyword-screen.tsx';
import { RoomReplyScreen } from '#features/custom/room-reply/room-reply-screen.tsx';
import { DialogueScreen } from '#features/dialogue/dialogue-screen.tsx';
import { GptChatScreen } from '#features/dialogue/gpt-chat/gpt-chat-screen.tsx';
import { GroupList } from '#features/group/group-list.tsx';
import { MessageLogScreen } from '#features/log/message-log-screen.tsx';
import { MaterialPanel } from '#features/material/index.ts';
import { MaterialLibrary } from '#features/material/library/index.ts';
import { OrdersScreen } from '#features/order/orders-screen.tsx';
import { PromptScreen } from '#features/prompt/prompt-screen.tsx';
import { ReminderScreen } from '#features/reminder/reminder-screen.tsx';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { RssScreen } from '#features/rss/rss-screen.tsx';
import { UserGroupScreen } from '#features/send/user-group/user-group-screen.tsx';
import type { ListHandle } from '#lists/list-props.ts';
import { requestsTo, show } from '#testing/with-backend.tsx';

const slow = { timeout: 30_000 };

/** Each list: with and without its header, what a handle of it fetches, and an action that has no other place. */
const LISTS: readonly (readonly [
  name: string,
  ui: (props: { readonly hasHeader?: boolean; readonly ref?: Ref<ListHandle> }) => ReactElement,
  path: string,
  action: RegExp,
])[] = [
  ['materials', (props) => <MaterialPanel {...props} />, '/material/list', /添加素材/],
  ['the library', (props) => <MaterialLibrary {...props} />, '/material/list', /添加素材/],
  ['friends', (props) => <ContactList {...props} />, '/wechat/friend', /群发/],
  ['groups', (props) => <GroupList {...props} />, '/wechat/room', /群发/],
  ['schedules', (props) => <SchedulesScreen {...props} />, '/wechat/tasks', /新建任务/],
  ['reminders', (props) => <ReminderScreen {...props} />, '/wechat/tasks', /添加提醒/],
  ['feeds', (props) => <RssScreen {...props} />, '/api/rss', /添加/],
  ['news for many', (props) => <MoreNewsScreen {...props} />, '/api/batch_task', /添加/],
  ['materials for many', (props) => <MoreMaterialScreen {...props} />, '/api/batch_task', /添加/],
  ['items of channels', (props) => <CustomContentScreen {...props} />, '/api/batch_task', /添加/],
  ['dialogues', (props) => <DialogueScreen {...props} />, '/api/dialogue', /添加/],
  ['dialogues that see', (props) => <GptChatScreen {...props} />, '/api/dialogue', /添加/],
  ['prompts', (props) => <PromptScreen {...props} />, '/api/promot_store', /添加/],
  ['private keywords', (props) => <PrivateKeywordScreen {...props} />, '/wechat/custom', /添加/],
  ['replies by group', (props) => <RoomReplyScreen {...props} />, '/wechat/custom', /添加/],
  ['rules', (props) => <KeywordReplyScreen {...props} />, '/wechat/config', /添加/],
  ['orders', (props) => <OrdersScreen {...props} />, '/order/list', /会员/],
  ['mass sends', (props) => <UserGroupScreen {...props} />, '/ws/jobs', /群发/],
  ['the activity', (props) => <ActivityScreen {...props} />, '/user/audit', /查看改动/],
  ['sessions', (props) => <SessionsScreen {...props} />, '/user/sessions', /密码/],
  ['the message log', (props) => <MessageLogScreen {...props} />, '/log/conversations', /设置/],
];

/** The custom centre is for accounts with rights of their own. */
const giveCustomCentre = ({ user }: MockState) => {
  user.customRole = { router: ['privateKeyword', 'roomReply'] };
};

it.each(LISTS)(
  '%s stand in a page of the host without a title, keep their actions, and are refreshed by their ref',
  { timeout: 30_000 },
  async (_, ui, path, action) => {
    const ref = createRef<ListHandle>();
    show(ui({ hasHeader: false, ref }), { change: giveCustomCentre });
    expect(await screen.findAllByRole('button', { name: action }, slow)).not.toHaveLength(0);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await waitFor(() => expect(requestsTo(path).length).toBeGreaterThan(0), slow);
    await waitFor(() => expect(ref.current).not.toBeNull());
    const before = requestsTo(path).length;
    ref.current?.refresh();
    await waitFor(() => expect(requestsTo(path).length).toBeGreaterThan(before), slow);
  },
);

it('asks again for a list that is still loading: its answer may be from before', slow, async () => {
  const ref = createRef<ListHandle>();
  show(<PromptScreen ref={ref} />, { faults: { 'prompt.list': { kind: 'slow', ms: 1_000 } } });
  await waitFor(() => expect(requestsTo('/api/promot_store')).toHaveLength(1), slow);
  await waitFor(() => expect(ref.current).not.toBeNull());
  ref.current?.refresh();
  await waitFor(() => expect(requestsTo('/api/promot_store')).toHaveLength(2), slow);
});

it('refreshes one list and not its neighbour', slow, async () => {
  const ref = createRef<ListHandle>();
  show(
    <>
      <PromptScreen ref={ref} />
      <OrdersScreen />
    </>,
  );
  await screen.findByRole('table', undefined, slow);
  ref.current?.refresh();
  await waitFor(() => expect(requestsTo('/api/promot_store').length).toBeGreaterThan(1), slow);
  expect(requestsTo('/order/list')).toHaveLength(1);
});

it(
  'asks for the page, the size and the word that the host has, and tells it of changes',
  slow,
  async () => {
    const onPageChange = vi.fn();
    const onSearchChange = vi.fn();
    function Host() {
      const [address, setAddress] = useState({ page: 2, search: '素材' });
      return (
        <MaterialPanel
          pageSize={2}
          page={address.page}
          onPageChange={(page) => {
            onPageChange(page);
            setAddress((now) => ({ ...now, page }));
          }}
          search={address.search}
          onSearchChange={(search) => {
            onSearchChange(search);
            setAddress((now) => ({ ...now, search }));
          }}
        />
      );
    }
    const { user } = show(<Host />);
    const asked = () =>
      new URL(requestsTo('/material/list').at(-1)?.url ?? 'http://none').searchParams;
    await waitFor(() => expect(asked().get('current')).toBe('2'), slow);
    expect([asked().get('pageSize'), asked().get('word')]).toEqual(['2', '素材']);
    await user.clear(screen.getByRole('searchbox'));
    expect(onSearchChange).toHaveBeenLastCalledWith('');
    expect(onPageChange).toHaveBeenLastCalledWith(1);
    await waitFor(() => expect(asked().get('word')).toBeNull(), slow);
    expect(asked().get('current')).toBe('1');
  },
);

it('has the order and the selection that the host gives a library', slow, async () => {
  const onSortChange = vi.fn();
  const onSelectionChange = vi.fn();
  const { user } = show(
    <MaterialLibrary
      initialView="table"
      sort="oldest"
      onSortChange={onSortChange}
      selection={['1']}
      onSelectionChange={onSelectionChange}
    />,
  );
  const table = await screen.findByRole('table', undefined, slow);
  expect(new URL(requestsTo('/material/list').at(-1)?.url ?? '').searchParams.get('sort')).toBe(
    'oldest',
  );
  const boxes = within(table).getAllByRole('checkbox');
  expect(boxes.filter((box) => box instanceof HTMLInputElement && box.checked)).toHaveLength(1);
  await user.click(boxes.at(-1) ?? table);
  expect(onSelectionChange).toHaveBeenCalledTimes(1);
  // The host has it, and did not take the change.
  expect(boxes.filter((box) => box instanceof HTMLInputElement && box.checked)).toHaveLength(1);
});

it('takes what an address may have for a page', slow, async () => {
  show(<OrdersScreen page={Number.NaN} pageSize={5_000} />);
  await screen.findByRole('table', undefined, slow);
  const { searchParams } = new URL(requestsTo('/order/list')[0]?.url ?? '');
  expect([searchParams.get('current'), searchParams.get('pageSize')]).toEqual(['1', '100']);
});

it('turns the pages of the other devices as the host says', slow, async () => {
  const onPageChange = vi.fn();
  const { user } = show(<SessionsScreen pageSize={2} page={2} onPageChange={onPageChange} />, {
    change: (state) => {
      const [current, other] = state.sessions;
      if (!current || !other) throw new Error('the sample account has two sessions');
      const devices = ['a', 'b', 'c', 'd', 'e'];
      const others = devices.map((id) => ({ ...other, id, userAgent: `device/${id}` }));
      state.sessions = [current, ...others];
    },
  });
  const shown = () => screen.getAllByText(/^device/).map(({ textContent }) => textContent);
  await screen.findByText('device/c', undefined, slow);
  expect(shown()).toEqual(['device/c', 'device/d']);
  await user.click(screen.getByRole('button', { name: '第 3 页' }));
  expect(onPageChange.mock.calls).toEqual([[3]]);
  expect(shown()).toEqual(['device/c', 'device/d']);
});
