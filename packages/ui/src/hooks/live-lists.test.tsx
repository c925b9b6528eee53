import type { LiveEvent } from '@chatdeck/sdk';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { buildTextMaterial, type MockState } from '@chatdeck/sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MaterialPanel } from '#features/material/index.ts';
import { OrdersScreen } from '#features/order/orders-screen.tsx';
import { PromptScreen } from '#features/prompt/prompt-screen.tsx';
import { ReminderScreen } from '#features/reminder/reminder-screen.tsx';
import { Button } from '#primitives/button/button.tsx';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { requestsTo, serve, testClient } from '#testing/with-backend.tsx';

const slow = { timeout: 15_000 };
const input = (name: string) => ({ type: CONTENT_TYPE.text, name, content: '你好' }) as const;
const fetches = () => requestsTo('/material/list').length;
const streams = () => requestsTo('/wechat/events').length;
const prompts = () => requestsTo('/api/promot_store').length;

/** Materials and prompts of one provider, over a backend that tests can change behind its back. */
async function open() {
  const backend: { state?: MockState } = {};
  serve({ change: (state) => void (backend.state = state) });
  const client = testClient();
  render(
    <ChatdeckProvider client={client}>
      <MaterialPanel />
      <PromptScreen />
    </ChatdeckProvider>,
  );
  const [add] = await screen.findAllByRole('button', { name: /^更多操作|的操作/ }, slow);
  await waitFor(() => expect(streams()).toBe(1));
  const emit = (event: LiveEvent) => backend.state?.emit(event);
  return {
    client,
    backend,
    emit,
    menu: add ?? document.body,
    /** Events of a moment are applied together, so once this one has been, so were those before. */
    applied: async () => {
      const before = prompts();
      emit({ type: 'records', lists: ['prompt'] });
      await waitFor(() => expect(prompts()).toBe(before + 1), slow);
    },
  };
}

it('shows what the host has added by a call of its own, after one fetch', slow, async () => {
  const { client, applied } = await open();
  const before = fetches();
  await client.material.add(input('来自主页的素材'));
  expect(await screen.findByText('来自主页的素材')).toBeVisible();
  await applied();
  expect(fetches()).toBe(before + 1);
});

it(
  'shows what somebody else has added, once the server tells, and leaves other lists alone',
  slow,
  async () => {
    const { backend, emit, applied } = await open();
    backend.state?.materials.unshift({ ...buildTextMaterial(900), name: '同事的素材' });
    const before = fetches();
    await applied();
    expect(fetches()).toBe(before);
    emit({ type: 'records', lists: ['material'], by: 'another client' });
    expect(await screen.findByText('同事的素材', undefined, slow)).toBeVisible();
  },
);

it('fetches once after an action of its own, though the server tells of it too', slow, async () => {
  const { menu, applied } = await open();
  const user = userEvent.setup();
  const before = fetches();
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: '删除' }));
  await waitFor(() => expect(fetches()).toBe(before + 1));
  await applied();
  expect(fetches()).toBe(before + 1);
});

it(
  'opens one stream for all lists of a provider, and none for one without a list',
  slow,
  async () => {
    serve();
    render(
      <>
        <ChatdeckProvider client={testClient()}>
          <Button>你好</Button>
        </ChatdeckProvider>
        <ChatdeckProvider client={testClient()}>
          <MaterialPanel />
          <OrdersScreen />
          <PromptScreen />
          <ReminderScreen />
        </ChatdeckProvider>
      </>,
    );
    await screen.findAllByRole('table', undefined, slow);
    await screen.findByText('下午三点开会', undefined, slow);
    await waitFor(() => expect(streams()).toBe(1));
  },
);
