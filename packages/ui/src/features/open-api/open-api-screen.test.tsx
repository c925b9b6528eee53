import { OPEN_API_KEY_ONLY_SCOPES, OPEN_API_SCOPES } from '@chatdeck/sdk/rules';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { OpenApiScreen } from './open-api-screen';

const KEYS = { name: '更多密钥' };

it('shows further keys to their owner alone: a partner has no part in them, and waits for none', async () => {
  const own = show(<OpenApiScreen />);
  expect(await screen.findByRole('heading', KEYS)).toBeVisible();
  await waitFor(() => expect(requestsTo('/api/apiauth/keys')).toHaveLength(1));
  own.unmount();

  show(<OpenApiScreen />, {
    change: ({ user }) => {
      user.scopes = ['send'];
    },
  });
  expect(await screen.findByText('这里没有开放这一项')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', KEYS)).toBeNull());
  expect(requestsTo('/api/apiauth/keys')).toHaveLength(1);
});

it('says of each permission what it allows, and which ones only a key can have', async () => {
  show(<OpenApiScreen />);
  const shown = await screen.findAllByText(/./, { selector: '[data-cd-part="tag"]' });
  expect(shown.map((tag) => tag.textContent)).toEqual(
    [...OPEN_API_SCOPES, ...OPEN_API_KEY_ONLY_SCOPES].map(({ value }) => value),
  );
  expect(screen.getByText('会话不能做、只有密钥能做的事：')).toBeVisible();
});
