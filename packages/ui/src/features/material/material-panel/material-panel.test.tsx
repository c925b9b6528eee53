import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { SCENARIOS } from '@chatdeck/sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { MaterialPanel } from './material-panel';

it.each([
  ['links', CONTENT_TYPE.h5],
  ['mini programs', CONTENT_TYPE.mini],
])('says that %s are for members before any form', async (_, type) => {
  const { user } = show(<MaterialPanel type={type} />, SCENARIOS.restricted);
  await user.click(screen.getByRole('button', { name: '添加素材' }));
  const box = await screen.findByText('本功能需要开通会员方可使用', undefined, { timeout: 30_000 });
  expect(box).toBeVisible();
  expect(screen.queryByRole('dialog', { name: '添加素材' })).toBeNull();
});

it('opens the form of a link for a member, and of a text for everybody', async () => {
  const member = show(<MaterialPanel type={CONTENT_TYPE.h5} />);
  await member.user.click(screen.getByRole('button', { name: '添加素材' }));
  expect(
    await screen.findByRole('dialog', { name: '添加素材' }, { timeout: 30_000 }),
  ).toBeVisible();
  member.unmount();
  const other = show(<MaterialPanel type={CONTENT_TYPE.text} />, SCENARIOS.restricted);
  await other.user.click(screen.getByRole('button', { name: '添加素材' }));
  expect(
    await screen.findByRole('dialog', { name: '添加素材' }, { timeout: 30_000 }),
  ).toBeVisible();
});
