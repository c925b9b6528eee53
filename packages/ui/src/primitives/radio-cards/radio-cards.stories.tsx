import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppWindow, Link, Type } from 'lucide-react';
import { useState } from 'react';
import { RadioCards } from './radio-cards';

const meta = {
  title: 'Primitives/RadioCards',
} satisfies Meta;
export default meta;

const ITEMS = [
  { id: 'text', label: '文本', description: '支持换行', icon: Type },
  { id: 'h5', label: 'H5 链接', description: '图文卡片', icon: Link },
  { id: 'mini', label: '小程序', description: '此处不能发送', icon: AppWindow, isDisabled: true },
] as const;

function Example() {
  const [value, setValue] = useState<(typeof ITEMS)[number]['id']>('text');
  return <RadioCards label="素材类型" items={ITEMS} value={value} onChange={setValue} />;
}

export const States: StoryObj<typeof meta> = { render: () => <Example /> };
