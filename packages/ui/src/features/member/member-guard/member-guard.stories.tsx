import { SCENARIOS } from '@chatdeck/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#primitives/button/button.tsx';
import { storyBackend } from '#testing/story-backend.ts';
import { MemberGuard, type MemberGuardProps } from './member-guard';

const Example = ({ onPress }: Pick<MemberGuardProps, 'onPress'>) => (
  <MemberGuard onPress={onPress}>
    {({ onPress: press, isMember }) => (
      <Button onPress={press} {...(isMember === false && { icon: Crown })}>
        群发消息
      </Button>
    )}
  </MemberGuard>
);

const meta = {
  title: 'Features/Member/MemberGuard',
  component: Example,
  args: { onPress: fn() },
  parameters: storyBackend(SCENARIOS.restricted),
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const press = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: '群发消息' }));

export const Restricted: Story = {
  tags: ['screen'],
  play: async (context) => {
    const { canvas, args } = context;
    await press(context);
    await expect(await canvas.findByText('本功能需要开通会员方可使用')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '前往开通' })).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Cancels: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await press(context);
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const LeadsToMembership: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context);
    await userEvent.click(await canvas.findByRole('button', { name: '前往开通' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const Member: Story = {
  parameters: storyBackend(),
  play: async (context) => {
    const { canvas, args } = context;
    await press(context);
    await waitFor(() => expect(args.onPress).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '320' }, play: press };

export const English: Story = {
  globals: { locale: 'en' },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('This feature needs a membership')).toBeVisible();
  },
};
