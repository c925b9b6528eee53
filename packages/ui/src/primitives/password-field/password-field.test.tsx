import { expect, it, vi } from 'vitest';
import { screen } from '@testing-library/react';
import { show } from '#testing/with-backend.tsx';
import { PasswordField } from './password-field';

it.each([
  // Browsers fill in the password of the site where they see `off`.
  ['off', 'new-password'],
  ['current-password', 'current-password'],
  ['new-password', 'new-password'],
] as const)('that is marked %s is to a browser a %s', (of, seen) => {
  show(<PasswordField label="密钥" value="" onChange={vi.fn()} autoComplete={of} />);
  expect(screen.getByLabelText('密钥')).toHaveAttribute('autocomplete', seen);
});
