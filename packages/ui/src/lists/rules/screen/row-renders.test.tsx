import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { ruleListMessages } from './rule-list.messages';

const COUNT = 12;
const rule = (number: number) => ({
  keywords: [`编号${number}号`],
  reg: 2,
  needAt: 1,
  scope: 'all',
  replys: [{ type: 1, content: '好' }],
});

/** Shows a list of twelve rules; `rendered` are those whose controls were rendered since it was last asked. */
async function open() {
  // The text of its switch is asked for by each render of a row.
  const running = vi.fn(({ label }: { readonly label: string }) => `启用${label}`);
  const { user } = show(
    <KeywordReplyScreen />,
    {
      change: (state) => {
        const replyKeywords = Array.from({ length: COUNT }, (_, at) => rule(at + 1));
        state.config = JSON.stringify({ replyKeywords });
      },
    },
    { messages: { [ruleListMessages.id]: { running } } },
  );
  await screen.findByText('编号1号');
  // What the rows are checked with has come, and how often they decided.
  await waitFor(() => expect(requestsTo('/material/list')).toHaveLength(1), { timeout: 30_000 });
  await waitFor(() => expect(screen.getAllByText('近 30 天没有命中')).toHaveLength(COUNT));
  const rendered = () => {
    const labels = running.mock.calls.map(([{ label }]) => label);
    running.mockClear();
    return [...new Set(labels)];
  };
  rendered();
  return { user, rendered };
}

const numbers = () =>
  screen.getAllByRole('listitem').map((item) => Number(/编号(\d+)号/.exec(item.textContent)?.[1]));

it('renders of a list the rules that are turned off, until they are saved', async () => {
  const { user, rendered } = await open();
  for (const number of [3, 5]) {
    await user.click(screen.getByRole('switch', { name: `启用编号${number}号` }));
    await screen.findByText(`已停用「编号${number}号」`);
  }
  expect(screen.getByRole('switch', { name: '启用编号3号' })).not.toBeChecked();
  expect(rendered()).toEqual(['编号3号', '编号5号']);
});

it('renders no rule for a letter of a search, and none that it has found already', async () => {
  const { user, rendered } = await open();
  const field = screen.getByRole('searchbox');
  await user.type(field, '编号1');
  expect(rendered()).toEqual([]);
  await waitFor(() => expect(numbers()).toEqual([1, 10, 11, 12]));
  rendered();
  await user.type(field, '1号');
  await waitFor(() => expect(numbers()).toEqual([11]));
  expect(rendered()).toEqual([]);
});

it('renders of a list the rules whose place has changed by a move', async () => {
  const { user, rendered } = await open();
  within(screen.getByRole('list', { name: '简单问答' }))
    .getByRole('button', { name: '移动编号2号' })
    .focus();
  await user.keyboard(' {ArrowUp} ');
  await screen.findByText('「编号2号」已移到第 1 条');
  expect(numbers().slice(0, 3)).toEqual([2, 1, 3]);
  expect(rendered()).toEqual(['编号2号', '编号1号']);
});
