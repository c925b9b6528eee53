import type { MockState } from '@chatdeck/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import MaterialDialog from './material-dialog';

const slow = { timeout: 20_000 };

/** Opens a material, applies a concurrent change, and saves a new name. */
async function editWhile(elsewhere: (state: MockState) => void) {
  const held: MockState[] = [];
  const [onSaved, onOpenChange] = [vi.fn(), vi.fn()];
  const { user } = show(
    <MaterialDialog isOpen id="1" onOpenChange={onOpenChange} onSaved={onSaved} />,
    { change: (state) => void held.push(state) },
  );
  const name = await screen.findByLabelText('素材别名', undefined, slow);
  const [state] = held;
  if (!state) throw new Error('The mock backend holds nothing');
  elsewhere(state);
  fireEvent.change(name, { target: { value: '我起的名字' } });
  await user.click(screen.getByRole('button', { name: '保存' }));
  const title = { name: /^这一条刚在别处/ };
  const conflict = within(await screen.findByRole('dialog', title, slow));
  return { user, state, conflict, onSaved, onOpenChange };
}

const changed = (change: object) => (state: MockState) => {
  state.materials = state.materials.map((material) =>
    material.id === '1' ? { ...material, ...change, version: material.version + 1 } : material,
  );
};
const stored = ({ materials }: MockState) => materials.find(({ id }) => id === '1');

it('A material that two people changed shows both changes and keeps them', slow, async () => {
  const { user, state, conflict, onSaved } = await editWhile(changed({ tag: '对方的标签' }));
  expect(conflict.getByText('标签')).toBeVisible();
  expect(conflict.getByText('对方的标签')).toBeVisible();
  await user.click(conflict.getByRole('button', { name: '合并保存' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1), slow);
  expect(stored(state)).toMatchObject({ name: '我起的名字', tag: '对方的标签' });
});

it('One part that both changed is overwritten only when that is chosen', slow, async () => {
  const { user, state, conflict } = await editWhile(changed({ name: '对方起的名字' }));
  expect(conflict.queryByRole('button', { name: '合并保存' })).toBeNull();
  await user.click(conflict.getByRole('button', { name: '用我的覆盖' }));
  await waitFor(() => expect(stored(state)?.name).toBe('我起的名字'), slow);
});

it("Giving up one's own change saves nothing and says nothing of a save", slow, async () => {
  const { user, state, conflict, onSaved, onOpenChange } = await editWhile(
    changed({ name: '对方起的名字' }),
  );
  await user.click(conflict.getByRole('button', { name: '放弃我的修改' }));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false), slow);
  expect(onSaved).not.toHaveBeenCalled();
  expect(screen.queryByText('修改成功')).toBeNull();
  expect(stored(state)?.name).toBe('对方起的名字');
});

it('A material that was deleted meanwhile is saved as a new one', slow, async () => {
  const { user, state, conflict, onSaved } = await editWhile((held) => {
    held.materials = held.materials.filter(({ id }) => id !== '1');
  });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(conflict.getByRole('button', { name: '作为新的一条保存' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1), slow);
  expect(state.materials.some(({ name }) => name === '我起的名字')).toBe(true);
  expect(stored(state)).toBeUndefined();
});
