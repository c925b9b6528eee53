import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { CopyField } from './copy-field';

it('lets a key that is too long for a line break in its middle, and leaves texts to their spaces', () => {
  const { container } = show(
    <>
      <CopyField label="API Key" value="889d107255f0052d69e86f09943efdb1" />
      <CopyField label="命令" value="npx chatdeck-robot --key 889d" />
    </>,
  );
  const key = screen.getByText('889d107255f0052d69e86f09943efdb1');
  expect([...key.childNodes].map(({ textContent }) => textContent)).toEqual([
    '889d107255f0052d',
    '',
    '69e86f09943efdb1',
  ]);
  expect(container.querySelectorAll('wbr')).toHaveLength(1);
});
