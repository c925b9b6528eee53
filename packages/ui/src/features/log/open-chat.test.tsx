import { buildLog, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { MessageLogScreen } from './message-log-screen';

const [one] = buildLog().messages;
if (!one) throw new Error('The log of the fixtures is empty');
/** More chats than a page of them has. */
const manyChats: MockBackendOptions = {
  change: (state) => {
    const messages = Array.from({ length: 30 }, (_, at) => ({
      ...one,
      id: String(at + 1),
      text: `在第 ${at} 个群`,
      conversationId: `room-${at}`,
      conversationName: `群 ${at}`,
    }));
    state.log = buildLog({ messages });
  },
};
const chats = async () => within(await screen.findByRole('list', { name: '会话' }));

/** A page that has the open chat in its address. */
function Host({ first, onChange }: { first: string; onChange: (chat: string) => void }) {
  const [chat, setChat] = useState(first);
  return (
    <>
      <p>地址：{chat === '' ? '没有会话' : chat}</p>
      <button onClick={() => setChat('room-29')}>前进</button>
      <MessageLogScreen
        openChat={chat}
        onOpenChatChange={(next) => {
          setChat(next);
          onChange(next);
        }}
      />
    </>
  );
}

describe('The open chat of the log', () => {
  it('is the one of the address, although it is not on the page of chats that is shown', async () => {
    show(<Host first="room-3" onChange={vi.fn()} />, manyChats);
    expect(await screen.findByRole('log', { name: '与「群 3」的消息' })).toBeVisible();
    expect((await chats()).queryByRole('button', { name: /群 3 / })).toBeNull();
    expect(await screen.findByText('在第 3 个群')).toBeVisible();
  });

  it('is what the host says of it, and the host is notified of what is opened and closed', async () => {
    const onChange = vi.fn();
    const { user } = show(<Host first="" onChange={onChange} />, manyChats);
    await user.click((await chats()).getByRole('button', { name: /群 28/ }));
    expect(await screen.findByRole('log', { name: '与「群 28」的消息' })).toBeVisible();
    expect(screen.getByText('地址：room-28')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '前进' }));
    expect(await screen.findByRole('log', { name: '与「群 29」的消息' })).toBeVisible();
    expect((await chats()).getByRole('button', { name: /群 29/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: '返回会话', hidden: true }));
    expect(screen.getByText('地址：没有会话')).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
    expect(onChange.mock.calls).toEqual([['room-28'], ['']]);
  });

  it('says so when the log has no chat of that id', async () => {
    const { user } = show(<Host first="nobody" onChange={vi.fn()} />, manyChats);
    expect(await screen.findByText(/消息记录里没有这个会话/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '返回会话', hidden: true }));
    expect(screen.getByText('地址：没有会话')).toBeVisible();
  });
});
