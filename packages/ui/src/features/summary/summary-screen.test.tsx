import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { SummaryScreen } from './summary-screen';

it('The record of chats that a summary needs is turned on in place', async () => {
  const { user } = show(<SummaryScreen />, {
    change: (state) => {
      state.config = JSON.stringify({ openRecord: false, future: 1 });
    },
  });
  const needs = within(await screen.findByRole('list', { name: '生效的条件' }));
  await user.click(await needs.findByRole('button', { name: '打开 记录聊天' }));
  await waitFor(() => expect(requestsTo('/config/update')).toHaveLength(1));
  const sent = (await requestsTo('/config/update')[0]?.json()) as { readonly config: string };
  expect(JSON.parse(sent.config)).toEqual({ openRecord: true, future: 1 });
  expect(await needs.findByText('文字和链接记在机器人本机')).toBeVisible();
});
