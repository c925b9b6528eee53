import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactList } from '#features/contact/contact-list.tsx';
import { GroupList } from '#features/group/group-list.tsx';
import { show } from '#testing/with-backend.tsx';

const slow = { timeout: 15_000 };

it.each([
  ['friends', ContactList],
  ['groups', GroupList],
] as const)(
  'does not refresh %s from a robot that is offline, and says why',
  slow,
  async (_, List) => {
    show(<List />, { change: (state) => void (state.online = false) });
    const button = await screen.findByRole('button', { name: '机器人上线后可刷新' }, slow);
    expect(button).toBeDisabled();
    expect(screen.queryByRole('button', { name: '从机器人刷新' })).toBeNull();
  },
);
