import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { buildFriend, buildLog } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import {
  ActivityScreen,
  type ActivityFilter,
} from '#features/account/activity/activity-screen.tsx';
import { WITH_FINDINGS } from '#features/config-check/findings.fixtures.ts';
import { ConfigCheckScreen } from '#features/config-check/config-check-screen.tsx';
import type { ConfigCheckFilter } from '#features/config-check/findings.model.ts';
import { ContactList, type ChatFilter } from '#features/contact/contact-list.tsx';
import { MessageLogScreen } from '#features/log/message-log-screen.tsx';
import { MaterialLibrary, type MaterialLibraryFilter } from '#features/material/library/index.ts';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { WITH_PAUSED } from '#features/reply/keyword-reply.fixtures.ts';
import { configBackend } from '#lists/rules/rule-list.fixtures.ts';
import { storyBackend } from '#testing/story-backend.ts';
import type { RuleFilter } from '.';

interface AddressProps<Shown> {
  /** What the address has when the page is opened. */
  readonly opened: Shown;
  readonly children: (shown: Shown, show: (next: Partial<Shown>) => void) => ReactNode;
}

/** A page of a host whose address has what its list shows. */
function Address<Shown extends object>({ opened, children }: AddressProps<Shown>) {
  const [shown, setShown] = useState(opened);
  const query = Object.entries(shown).filter(([, value]) => value !== undefined && value !== '');
  return (
    <>
      <p>
        <output aria-label="Address">{`/page?${query.map((one) => one.join('=')).join('&')}`}</output>
      </p>
      {children(shown, (next) => setShown((now) => ({ ...now, ...next })))}
    </>
  );
}

/** Lists whose filter, search, page or open chat are in the address of the host. */
const meta = {
  title: 'Hooks/Lists in an address',
  tags: ['screen'],
  parameters: { ...storyBackend() },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const addressIs = (canvas: Canvas, query: string) =>
  waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(`/page?${query}`));

interface Library extends MaterialLibraryFilter {
  readonly search: string;
  readonly page: number;
}
const TEXTS: Library = { type: CONTENT_TYPE.text, tag: undefined, search: '', page: 1 };

export const Materials: Story = {
  render: () => (
    <Address opened={TEXTS}>
      {({ type, tag, search, page }, show) => (
        <MaterialLibrary
          filter={{ type, tag }}
          onFilterChange={show}
          search={search}
          onSearchChange={(next) => show({ search: next })}
          page={page}
          onPageChange={(next) => show({ page: next })}
        />
      )}
    </Address>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '早安');
    await addressIs(canvas, `type=${CONTENT_TYPE.text}&search=早安&page=1`);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: '营业时间与地址' })).toBeNull(),
    );
    await expect((await canvas.findAllByRole('button', { name: /^早安/ }))[0]).toBeVisible();
  },
};

export const Rules: Story = {
  parameters: configBackend(WITH_PAUSED),
  render: () => (
    <Address<RuleFilter> opened={{ state: 'paused' }}>
      {(filter, show) => <KeywordReplyScreen filter={filter} onFilterChange={show} />}
    </Address>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('switch', { name: '启用双十一' })).toBeVisible();
    await expect(canvas.queryByText('报价')).toBeNull();
    await userEvent.click(await canvas.findByRole('radio', { name: /^全部/ }));
    await addressIs(canvas, 'state=all');
    await expect(await canvas.findByText('报价')).toBeVisible();
  },
};

export const Friends: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.friends = [
        buildFriend(1, { name: '张三', tags: ['客户'] }),
        buildFriend(2, { name: '李四', tags: ['同事'] }),
      ];
    },
  }),
  render: () => (
    <Address<ChatFilter> opened={{ tag: '客户' }}>
      {(filter, show) => <ContactList filter={filter} onFilterChange={show} />}
    </Address>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('checkbox', { name: '选择张三' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: '同事 1' }));
    await addressIs(canvas, 'tag=同事');
    await expect(await canvas.findByRole('checkbox', { name: '选择李四' })).toBeVisible();
  },
};

export const Activity: Story = {
  render: () => (
    <Address<ActivityFilter> opened={{ group: 'content', period: 'always' }}>
      {(filter, show) => <ActivityScreen filter={filter} onFilterChange={show} />}
    </Address>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /时间/ }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('option', { name: '最近 7 天' }));
    await addressIs(canvas, 'group=content&period=week');
    await expect((await canvas.findAllByText('修改了素材'))[0]).toBeVisible();
  },
};

export const Findings: Story = {
  parameters: configBackend(WITH_FINDINGS),
  render: () => (
    <Address<ConfigCheckFilter> opened={{ severity: 'warning' }}>
      {(filter, show) => <ConfigCheckScreen filter={filter} onFilterChange={show} />}
    </Address>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '警告' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^错误/ }));
    await addressIs(canvas, 'severity=error');
    await expect(canvas.queryByRole('heading', { name: '警告' })).toBeNull();
  },
};

export const Conversations: Story = {
  parameters: storyBackend({ change: (state) => void (state.log = buildLog({})) }),
  render: () => (
    <Address opened={{ chat: '' }}>
      {({ chat }, show) => (
        <MessageLogScreen openChat={chat} onOpenChatChange={(next) => show({ chat: next })} />
      )}
    </Address>
  ),
  play: async ({ canvas, userEvent }) => {
    const chats = within(await canvas.findByRole('list', { name: '会话' }));
    await userEvent.click(chats.getByRole('button', { name: /读书会/ }));
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/\?chat=./));
    await expect(await canvas.findByRole('log', { name: /与「读书会」的消息/ })).toBeVisible();
  },
};
