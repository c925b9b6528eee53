import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { UsageBar } from './usage-bar';
import * as css from './usage-bar.css';

const row = { limitNum: 50, openChat: true, defaultReply: '' };

it.each([
  [39, '78%', css.used.free, false],
  [40, '80%', css.used.near, false],
  [50, '100%', css.used.over, true],
  // A limit that was lowered since.
  [70, '100%', css.used.over, true],
])('shows after %i of 50 answers how near the end of them is', (usedNum, width, look, isOver) => {
  const { container } = show(<UsageBar row={{ ...row, usedNum }} />);
  const filled = container.querySelector('rect');
  expect(filled).toHaveAttribute('width', width);
  expect(filled).toHaveClass(look);
  expect(/次数用完了/.test(container.textContent)).toBe(isOver);
});

it('shows no bar where nothing limits the answers', () => {
  const { container } = show(<UsageBar row={{ ...row, limitNum: 0, usedNum: 137 }} />);
  expect(container.querySelector('svg')).toBeNull();
  expect(container).toHaveTextContent('137');
});
