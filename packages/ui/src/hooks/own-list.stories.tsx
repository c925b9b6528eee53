import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { useMaterials, usePagedSearch } from '.';

/** A list that a host draws itself, as the README shows it. */
function OwnMaterials() {
  const search = usePagedSearch(20);
  const { list, remove } = useMaterials(search);
  if (list.status === 'loading') return <p>Loading</p>;
  if (list.status === 'failed') return <button onClick={list.retry}>Try again</button>;
  return (
    <>
      <input
        aria-label="Search"
        value={search.word}
        onChange={(event) => search.onSearchChange(event.target.value)}
      />
      <ul>
        {list.rows.map((material) => (
          <li key={material.id}>
            {material.name}{' '}
            <button aria-label={`Delete ${material.name}`} onClick={() => void remove(material)}>
              Delete
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A host's own list on the public hooks. */
const meta = {
  title: 'Hooks/Own list',
  component: OwnMaterials,
  parameters: { ...storyBackend() },
} satisfies Meta<typeof OwnMaterials>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const deletes = await canvas.findAllByRole('button', { name: /^Delete/ });
    const name = deletes[0]?.getAttribute('aria-label') ?? 'no row';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  },
};
