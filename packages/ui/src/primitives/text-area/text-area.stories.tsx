import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../stack/stack';
import { TextArea } from './text-area';

const meta = {
  title: 'Primitives/TextArea',
} satisfies Meta;
export default meta;

function Example() {
  const [value, setValue] = useState('欢迎来到青禾书房');
  const field = { value, onChange: setValue, maxLength: 20, rows: 2 };
  return (
    <Stack>
      <TextArea label="欢迎语" description="新人进群后发出" {...field} />
      <TextArea label="备注" optionalLabel="选填" {...field} value="" placeholder="只在后台显示" />
      <TextArea label="出错的" errorMessage="内容必填" {...field} />
      <TextArea label="不可用的" isDisabled {...field} />
    </Stack>
  );
}

export const States: StoryObj<typeof meta> = { render: () => <Example /> };
