import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole } from '../testing/open-console';

const IMPORT = '/wechat/recipes?recipe=welcome';

it('An example that is added without a session is still the way after signing up instead', async () => {
  const { user, at, query } = await openConsole(IMPORT, { hasToken: false, pages: ['/login'] });
  expect(query().get('redirect')).toBe(IMPORT);
  await user.click(await screen.findByRole('link', { name: /注册/ }));
  await screen.findByText('页面 /signup');
  expect(at()).toBe('/signup');
  expect(query().get('redirect')).toBe(IMPORT);
});
