import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MaterialPanel } from '#features/material/index.ts';
import { NameField } from '#features/target/index.ts';
import { show } from '#testing/with-backend.tsx';
import type { OptionItem } from '../option-list/option-item';
import { TagInput } from '../tag-input/tag-input';

function Fields() {
  const [name, setName] = useState('');
  const [tags, setTags] = useState<readonly OptionItem[]>([]);
  return (
    <>
      <MaterialPanel />
      <NameField kind="contact" label="好友昵称" value={name} onChange={setName} />
      <TagInput label="关键词" value={tags} onChange={setTags} />
    </>
  );
}

/** Our components inside a form of the host's. */
function inHostForm() {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const view = show(
    <form onSubmit={onSubmit}>
      <Fields />
      <button>下单</button>
    </form>,
  );
  return { ...view, onSubmit };
}

describe("Inside a host's form", () => {
  it('Enter in a search box or a combobox submits nothing', async () => {
    const { user, screen, onSubmit } = inHostForm();
    await user.type(await screen.findByRole('searchbox'), '早{Enter}');
    for (const box of screen.getAllByRole('combobox')) await user.type(box, '无此人{Enter}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '下单' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('a form of ours puts nothing into the address, even where it is sent before its code runs', async () => {
    const { user, screen } = inHostForm();
    await user.click(await screen.findByRole('button', { name: '添加素材' }));
    const form = (await screen.findByLabelText('素材别名')).closest('form');
    expect(form).toHaveProperty('method', 'post');
  });

  it('a form of ours is submitted alone', async () => {
    const { user, screen, onSubmit } = inHostForm();
    await user.click(await screen.findByRole('button', { name: '添加素材' }));
    await user.type(await screen.findByLabelText('素材别名'), '晚安{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
