import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { buildTextMaterial, SCENARIOS } from '@chatdeck/sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
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

it('shows the tag that the host has, and leaves it to the host to take another one', async () => {
  const onFilterChange = vi.fn();
  const onPageChange = vi.fn();
  const { user } = show(
    <MaterialPanel
      pageSize={1}
      page={2}
      onPageChange={onPageChange}
      filter={{ tag: '活动' }}
      onFilterChange={onFilterChange}
    />,
    {
      change: (state) => {
        state.materials = [
          buildTextMaterial(0, { name: '问候', tag: '日常' }),
          buildTextMaterial(1, { name: '开业', tag: '活动' }),
          buildTextMaterial(2, { name: '打折', tag: '活动' }),
        ];
      },
    },
  );
  const shown = await screen.findByRole('cell', { name: /^(开业|打折)/ }, { timeout: 30_000 });
  const { searchParams: asked } = new URL(requestsTo('/material/list').at(-1)?.url ?? '');
  expect([asked.get('tagged'), asked.get('current')]).toEqual(['活动', '2']);
  await user.click(await screen.findByRole('radio', { name: '日常 1' }));
  expect(onFilterChange.mock.calls).toEqual([[{ tag: '日常' }]]);
  expect(onPageChange.mock.calls).toEqual([[1]]);
  expect(screen.getByRole('radio', { name: '活动 2' })).toBeChecked();
  expect(shown).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '全部标签' }));
  expect(onFilterChange).toHaveBeenLastCalledWith({ tag: undefined });
});
