import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
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
