import { buildLog } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole } from '../testing/open-console';

const LOG = '/wechat/log';
const open = (address: string) =>
  openConsole(address, {
    pages: [LOG],
    backend: {
      change: (state) => {
        state.log = buildLog();
      },
    },
  });

it('has the open chat of the log in its address, which opens it again', async () => {
  const { user, query } = await open(LOG);
  const chats = within(await screen.findByRole('list', { name: '会话' }));
  await user.click(chats.getByRole('button', { name: /读书会/ }));
  expect(await screen.findByRole('log', { name: '与「读书会」的消息' })).toBeVisible();
  const chat = query().get('chat') ?? '';
  expect(chat).not.toBe('');
  await user.click(screen.getByRole('button', { name: '返回会话', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
  expect(query().has('chat')).toBe(false);
});

it('opens the chat of a link', async () => {
  const { messages } = buildLog();
  const chat = messages.find(({ conversationName }) => conversationName === '读书会');
  await open(`${LOG}?chat=${chat?.conversationId ?? ''}`);
  expect(await screen.findByRole('log', { name: '与「读书会」的消息' })).toBeVisible();
});
