import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { MaterialLibrary } from '../material-library';

const meta = {
  title: 'Features/Material/MaterialLibrary/Bulk',
  component: MaterialLibrary,
  tags: ['screen'],
  parameters: storyBackend(),
} satisfies Meta<typeof MaterialLibrary>;
export default meta;

type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const place = { place: 'replyKeywords', at: 0, id: null, label: '价格' };

async function select({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: '选择早安' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: '选择售后' }));
  return within(await canvas.findByRole('group', { name: '批量操作' }));
}

export const Selected: Story = {
  play: async (context) => {
    const bar = await select(context);
    await expect(bar.getByText('已选 2 个')).toBeVisible();
  },
};

export const SelectedRows: Story = { ...Selected, args: { initialView: 'table' } };

export const Moves: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const bar = await select(context);
    await userEvent.click(bar.getByRole('button', { name: '移到标签' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '把 2 个素材移到标签' }));
    await userEvent.type(dialog.getByLabelText('标签'), '新');
    await userEvent.click(await canvas.findByRole('option', { name: '新人' }));
    await userEvent.click(dialog.getByRole('button', { name: '移过去' }));
    await expect(await canvas.findByText('已把 2 个移到「新人」')).toBeVisible();
  },
};

export const AsksBeforeDeletingUsed: Story = {
  parameters: storyBackend({
    change: (state) => {
      state.relations = { '3': [place, { ...place, at: 2, label: '早安' }], '6': [place] };
    },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const bar = await select(context);
    await userEvent.click(bar.getByRole('button', { name: '删除' }));
    const name = '其中 2 个还在用，仍然删除全部 2 个？';
    const dialog = within(await canvas.findByRole('alertdialog', { name }));
    await waitFor(() =>
      expect(dialog.getAllByRole('button', { name: '简单问答' })).toHaveLength(3),
    );
  },
};

export const Narrow: Story = {
  ...Selected,
  render: (args) => (
    <div style={{ width: 320 }}>
      <MaterialLibrary {...args} />
    </div>
  ),
};
