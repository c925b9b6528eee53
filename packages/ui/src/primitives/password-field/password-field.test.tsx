import { expect, it, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { show } from '#testing/with-backend.tsx';
import { PasswordField } from './password-field';

it.each([
  ['off', 'new-password', 'a secret of another service is not filled in with it'],
  ['current-password', 'current-password', 'who logs in has it filled in'],
  ['new-password', 'new-password', 'who chooses one is offered one'],
] as const)('marked %s, a browser that knows the password of the site sees %s: %s', (of, seen) => {
  show(<PasswordField label="密钥" value="" onChange={vi.fn()} autoComplete={of} />);
  expect(screen.getByLabelText('密钥')).toHaveAttribute('autocomplete', seen);
});
