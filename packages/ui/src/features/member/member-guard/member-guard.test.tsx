import { SCENARIOS } from '@chatdeck/sdk/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { MemberGuard } from './member-guard';

const guarded = (onPress: () => void) => (
  <MemberGuard onPress={onPress}>
    {(control) => <button onClick={control.onPress}>群发</button>}
  </MemberGuard>
);

it('leads to membership once, however often the button is pressed', async () => {
  const [onPress, onNavigate] = [vi.fn(), vi.fn()];
  const { user, screen } = show(guarded(onPress), SCENARIOS.restricted, { onNavigate });
  await user.click(screen.getByRole('button', { name: '群发' }));
  const go = await screen.findByRole('button', { name: '前往开通' });
  for (let press = 0; press < 10; press += 1) fireEvent.click(go);
  await waitFor(() => expect(onNavigate).toHaveBeenCalledWith({ to: 'member.main' }));
  expect(onNavigate).toHaveBeenCalledTimes(1);
  expect(onPress).not.toHaveBeenCalled();
});

it('lets a member through once for the presses before the account is known', async () => {
  const onPress = vi.fn();
  const { screen } = show(guarded(onPress), {
    faults: { 'account.info': { kind: 'slow', ms: 200 } },
  });
  const button = screen.getByRole('button', { name: '群发' });
  for (let press = 0; press < 10; press += 1) fireEvent.click(button);
  await waitFor(() => expect(onPress).toHaveBeenCalled());
  expect(onPress).toHaveBeenCalledTimes(1);
});

it('leaves the decision to the server where the account cannot be asked', async () => {
  const onPress = vi.fn();
  const { user, screen } = show(guarded(onPress), {
    faults: { 'account.info': { kind: 'offline' } },
  });
  await user.click(screen.getByRole('button', { name: '群发' }));
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
