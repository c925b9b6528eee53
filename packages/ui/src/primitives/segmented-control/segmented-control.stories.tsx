import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control';

const meta = {
  title: 'Primitives/SegmentedControl',
} satisfies Meta;
export default meta;

const ITEMS = [
  { id: 'all', label: '群聊和好友' },
  { id: 'room', label: '仅群聊' },
  { id: 'friend', label: '仅好友' },
] as const;

function Example() {
  const [value, setValue] = useState<(typeof ITEMS)[number]['id']>('all');
  return <SegmentedControl label="回答范围" items={ITEMS} value={value} onChange={setValue} />;
}

export const States: StoryObj<typeof meta> = { render: () => <Example /> };
