import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { SearchField } from './search-field';

const searched = vi.fn<(word: string) => void>();

function Example() {
  const [word, setWord] = useState('会员');
  return (
    <SearchField
      label="搜素材名称"
      value={word}
      onChange={(next) => {
        searched(next);
        setWord(next);
      }}
    />
  );
}

it('searches for a word once it is composed, not for the letters of an input method', () => {
  show(<Example />);
  const field = screen.getByRole('searchbox', { name: '搜素材名称' });
  const type = (text: string) =>
    fireEvent(field, createEvent.input(field, { target: { value: text }, isComposing: true }));
  fireEvent.compositionStart(field);
  type('会员ri');
  type("会员ri'qi");
  expect(field).toHaveValue("会员ri'qi");
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(field).toHaveValue("会员ri'qi");
  expect(searched).not.toHaveBeenCalled();
  type('会员日期');
  fireEvent.compositionEnd(field);
  expect(searched.mock.calls).toEqual([['会员日期']]);
  fireEvent.input(field, { target: { value: '会员日期1' } });
  expect(field).toHaveValue('会员日期1');
  expect(searched).toHaveBeenLastCalledWith('会员日期1');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field).toHaveValue('');
});
