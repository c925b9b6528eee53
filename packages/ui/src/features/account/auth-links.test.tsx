import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { LoginScreen } from './login-screen/login-screen';
import { PasswordForgetScreen } from './password-forget/password-forget-screen';
import { SignUpScreen } from './sign-up-screen/sign-up-screen';

const entered = vi.fn();

it.each([
  ['to log in', <LoginScreen onLoggedIn={entered} />, ['signup', 'password-forget']],
  ['to sign up', <SignUpScreen onSignedUp={entered} />, ['login']],
  ['to ask for a password', <PasswordForgetScreen />, ['login']],
])('leads on from the page %s by links, where the host has addresses', async (_, page, places) => {
  const onNavigate = vi.fn();
  const hrefOf = ({ to }: { readonly to: string }) => `/console/${to}`;
  const { user } = show(page, {}, { onNavigate, hrefOf });
  for (const to of places) {
    const link = screen
      .getAllByRole('link')
      .find((shown) => shown.getAttribute('href') === `/console/${to}`);
    if (!link) throw new Error(`no link to ${to}`);
    await user.click(link);
    expect(onNavigate).toHaveBeenLastCalledWith({ to });
  }
});
