import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { WordInput, type WordInputProps } from './word-input';

function Example(props: Partial<WordInputProps>) {
  const [value, setValue] = useState(props.value ?? []);
  return (
    <WordInput
      label="关键词"
      isKeyword
      placeholder="输入后按回车"
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = {
  title: 'Primitives/WordInput',
  component: Example,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const chosen = (canvas: Canvas) => within(canvas.getByRole('list', { name: '关键词的已选项' }));

/** A typed word that is not a suggestion is offered as a new one. */
export const AddsWords: Story = {
  tags: ['screen'],
  args: { suggestions: ['价格', '报价'], value: ['活动'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '关键词' });
    await userEvent.type(field, '价格{Enter}');
    await expect(chosen(canvas).getByText('价格')).toBeVisible();
    await userEvent.type(field, '多少钱');
    await userEvent.click(await canvas.findByRole('option', { name: '添加「多少钱」' }));
    await expect(chosen(canvas).getByText('多少钱')).toBeVisible();
    await userEvent.type(field, '价');
    await expect(await canvas.findByRole('option', { name: '添加「价」' })).toBeVisible();
  },
};

/** Commas, Chinese commas, semicolons and line breaks separate the words of a pasted list. */
export const PastesList: Story = {
  tags: ['screen'],
  args: { value: ['价格'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.paste('报价，价格、多少钱; 优惠\n团购');
    await expect(await canvas.findByText('价格 已经添加过了')).toBeVisible();
    for (const word of ['报价', '多少钱', '优惠', '团购']) {
      await expect(chosen(canvas).getByText(word)).toBeVisible();
    }
  },
};

export const Invalid: Story = { args: { errorMessage: '关键词必填' } };

/** Only suggestions can be added. */
export const Closed: Story = {
  args: { suggestions: ['价格'], isOpenEnded: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '别的{Enter}');
    await expect(await canvas.findByText('没有找到「别的」')).toBeVisible();
  },
};
