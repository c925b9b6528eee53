import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#testing/story-backend.ts';
import { CommandPaletteButton } from './command-palette-button';

const meta = {
  title: 'Features/Palette/CommandPaletteButton',
  component: CommandPaletteButton,
  tags: ['screen'],
  args: {
    pages: [
      { href: '/dashboard/main', label: '首页', keywords: 'Home' },
      { href: '/wechat/index', label: '基础配置', hint: '机器人', keywords: 'Bot settings' },
      { href: '/material/word', label: '文本素材', hint: '素材库', keywords: 'Text materials' },
      { href: '/contact/list', label: '好友列表', hint: '对话', keywords: 'Friends' },
      { href: '/group/room', label: '群列表', hint: '对话', keywords: 'Groups' },
    ],
    recent: [],
    onChoose: fn(),
    onFollow: fn(),
  },
  parameters: { ...storyBackend() },
} satisfies Meta<typeof CommandPaletteButton>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

async function openPalette({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: '搜索或跳转' }));
  return within(await screen.findByRole('dialog', { name: '搜索或跳转' }));
}
const search =
  (word: string): Play =>
  async (context) => {
    const palette = await openPalette(context);
    await context.userEvent.type(palette.getByRole('combobox'), word);
  };

/** Before any text is typed: recent choices, and the pages. */
export const Default: Story = {
  args: {
    recent: [
      { id: 'field:chatDelay', kind: 'recent', label: '回复延时', target: { to: 'wechat.index' } },
    ],
  },
  play: async (context) => {
    const palette = await openPalette(context);
    const options = await palette.findAllByRole('option');
    await expect(options).toHaveLength(6);
    await expect(options[0]).toHaveTextContent('回复延时');
    await expect(palette.getByRole('combobox')).toHaveFocus();
  },
};

export const FindsEverything: Story = {
  play: async (context) => {
    await search('读书')(context);
    await waitFor(async () => {
      await expect(screen.getByText('群')).toBeVisible();
      await expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
    });
  },
};

export const GoesByKeyboard: Story = {
  tags: ['!screen'],
  play: async (context) => {
    const { userEvent, args } = context;
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: '搜索或跳转' }));
    const field = palette.getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{End}');
    const options = palette.getAllByRole('option');
    await expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', options.at(-1)?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith('/wechat/index');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: '搜索或跳转' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LeadsToSetting: Story = {
  tags: ['!screen'],
  play: async (context) => {
    await search('回复延时')(context);
    await context.userEvent.click(await screen.findByRole('option', { name: /回复延时/ }));
    await expect(context.args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ target: { to: 'wechat.index', query: { field: 'chatDelay' } } }),
    );
  },
};

export const NothingFound: Story = {
  play: async (context) => {
    await search('没有这样的东西')(context);
    await expect(await screen.findByText('没有找到「没有这样的东西」')).toBeVisible();
  },
};

/** Items that are searched locally are found all the same. */
export const ServerFails: Story = {
  parameters: { ...storyBackend({ faults: { '*': { kind: 'offline' } } }) },
  play: async (context) => {
    await search('列表')(context);
    await expect(await screen.findByText('素材、群或好友没有找全')).toBeVisible();
    await expect(screen.getByRole('option', { name: /好友列表/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const Many: Story = {
  parameters: { ...storyBackend({ amount: 'many' }) },
  play: async (context) => {
    await search('1')(context);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(10));
    await expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(20);
  },
};
