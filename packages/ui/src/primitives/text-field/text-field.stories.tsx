import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../stack/stack';
import { TextField } from './text-field';

const meta = {
  title: 'Primitives/TextField',
} satisfies Meta;
export default meta;

function Example() {
  const [value, setValue] = useState('欢迎来到青禾书房');
  const field = { value, onChange: setValue };
  return (
    <Stack>
      <TextField label="欢迎语" description="新人进群后发出" {...field} />
      <TextField label="备注" optionalLabel="选填" {...field} value="" placeholder="只在后台显示" />
      <TextField label="出错的" errorMessage="内容必填" {...field} />
      <TextField label="不可用的" isDisabled {...field} />
    </Stack>
  );
}

export const States: StoryObj<typeof meta> = { render: () => <Example /> };
