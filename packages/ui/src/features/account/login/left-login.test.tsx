import { buildMany, buildPasskey } from '@chatdeck/sdk/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { fakeAuthenticator } from '#testing/fake-authenticator.ts';
import { requestsTo, serve, testClient } from '#testing/with-backend.tsx';
import { LoginScreen } from './login-screen';

const SLOW = { kind: 'slow', ms: 300 } as const;

let restore = () => {};
afterEach(() => restore());

/** A login page with slow answers, and which calls have been answered. */
function open() {
  restore = fakeAuthenticator('accepts');
  serve({
    change: (state) => {
      state.passkeys.list = buildMany(2, buildPasskey);
    },
    faults: { 'passkey.login': SLOW, 'account.login': SLOW },
  });
  const [client, onLoggedIn, answered] = [testClient(), vi.fn(), new Array<string>()];
  client.onAnswer(({ endpoint }) => answered.push(endpoint));
  const view = render(
    <ChatdeckProvider client={client}>
      <LoginScreen onLoggedIn={onLoggedIn} />
    </ChatdeckProvider>,
  );
  return { ...view, user: userEvent.setup(), onLoggedIn, answered };
}

/** What follows an answer comes in the turn after it. */
const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

it('does not let in who has gone back from the passkey before the answer', async () => {
  const { user, onLoggedIn, answered } = open();
  await user.click(await screen.findByRole('button', { name: '通行密钥登录' }));
  await waitFor(() => expect(requestsTo('/login/passkey')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /密码/ }));
  await waitFor(() => expect(answered).toContain('passkey.login'));
  await turn();
  expect(await screen.findByLabelText('密码')).toBeVisible();
  expect(onLoggedIn).not.toHaveBeenCalled();
});

it('does not let in who has left the page before the answer to the password', async () => {
  const { user, unmount, onLoggedIn, answered } = open();
  await user.type(await screen.findByLabelText('邮箱'), 'lin@qinghe.cn');
  await user.type(screen.getByLabelText('密码'), 'correct horse{Enter}');
  await waitFor(() => expect(requestsTo('/api/login')).toHaveLength(1));
  unmount();
  await waitFor(() => expect(answered).toContain('account.login'));
  await turn();
  expect(onLoggedIn).not.toHaveBeenCalled();
});
