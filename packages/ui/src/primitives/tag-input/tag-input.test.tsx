import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { Dialog } from '../dialog/dialog';
import { DialogForm } from '../dialog/dialog-form';
import type { OptionItem } from '../option-list/option-item';
import { TagInput } from './tag-input';
import { WordInput } from './word-input';

function Keywords() {
  const [value, setValue] = useState<readonly string[]>([]);
  return <WordInput label="关键词" value={value} onChange={setValue} />;
}

/** Types through an input method, which puts letters into the field before they form a word. */
function compose(field: HTMLElement, letters: string) {
  fireEvent.compositionStart(field);
  fireEvent(field, createEvent.input(field, { target: { value: letters }, isComposing: true }));
}

const chip = () => screen.queryByRole('button', { name: /^移除/ });

it.each([
  ['during the composition', { key: 'Enter', isComposing: true }],
  ['that ended it, which Safari sends afterwards', { key: 'Enter', keyCode: 229 }],
])('adds nothing by the Enter %s', (_, enter) => {
  show(<Keywords />);
  const field = screen.getByRole('combobox', { name: '关键词' });
  field.focus();
  fireEvent.input(field, { target: { value: '价' } });
  compose(field, '价qian');
  expect(screen.getByRole('option', { name: '添加「价」' })).toBeVisible();
  fireEvent.keyDown(field, enter);
  expect(chip()).toBeNull();
});

it('adds the word by the Enter after it', () => {
  show(<Keywords />);
  const field = screen.getByRole('combobox', { name: '关键词' });
  field.focus();
  compose(field, '价格');
  fireEvent.compositionEnd(field);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('button', { name: '移除价格' })).toBeVisible();
});

const saved = vi.fn<(keywords: readonly string[], friends: readonly string[]) => void>();

/** A form of keywords and friends that reports what it saves. */
function Rule({
  findFriend,
}: {
  readonly findFriend?: (names: readonly string[]) => Promise<OptionItem[]>;
}) {
  const [keywords, setKeywords] = useState<readonly string[]>(['价格']);
  const [friends, setFriends] = useState<readonly OptionItem[]>([]);
  return (
    <Dialog isOpen onOpenChange={() => undefined} title="规则">
      <DialogForm
        onSubmit={() =>
          saved(
            keywords,
            friends.map(({ label }) => label),
          )
        }
      >
        <WordInput label="关键词" value={keywords} onChange={setKeywords} />
        <TagInput
          label="好友"
          value={friends}
          onChange={setFriends}
          onSearch={() => undefined}
          {...(findFriend && { resolve: findFriend })}
        />
        <button type="submit">保存</button>
      </DialogForm>
    </Dialog>
  );
}

const save = () => screen.getByRole('button', { name: '保存' });
const field = (name: string) => screen.getByRole('combobox', { name });

it('saves a keyword that was typed without Enter, by the button and by the keys', async () => {
  saved.mockClear();
  const { user } = show(<Rule />);
  await user.type(field('关键词'), '报价');
  await user.click(save());
  expect(saved).toHaveBeenLastCalledWith(['价格', '报价'], []);
  await user.type(field('关键词'), '优惠');
  await user.keyboard('{Control>}s{/Control}');
  expect(saved).toHaveBeenLastCalledWith(['价格', '报价', '优惠'], []);
});

it('takes a friend whose name was typed before the suggestions had come', async () => {
  const found = { id: 'w1', label: '林知远' };
  const { user } = show(<Rule findFriend={() => Promise.resolve([found])} />);
  await user.type(field('好友'), '林知远');
  await user.tab();
  expect(await screen.findByRole('button', { name: '移除林知远' })).toBeVisible();
});

it('does not save past a name that nobody has, and leads back to it', async () => {
  saved.mockClear();
  const { user } = show(<Rule findFriend={() => Promise.resolve([])} />);
  await user.type(field('好友'), '没有这个人');
  await user.click(save());
  expect(await screen.findByText('没有找到「没有这个人」，没有加进去')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  expect(field('好友')).toHaveFocus();
  await user.clear(field('好友'));
  await user.click(save());
  expect(saved).toHaveBeenCalledWith(['价格'], []);
});

it('parts a list that was copied from a table', async () => {
  const { user } = show(<Rule />);
  await user.click(field('关键词'));
  await user.paste('报价\t优惠\t团购');
  for (const word of ['报价', '优惠', '团购']) {
    expect(screen.getByRole('button', { name: `移除${word}` })).toBeVisible();
  }
});
