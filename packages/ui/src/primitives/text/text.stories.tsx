import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack';
import { Text } from './text';

const meta = {
  title: 'Primitives/Text',
} satisfies Meta;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      {(['xl', 'lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <Text key={size} as="p" size={size}>
          它为什么没有回复我？Why no answer? 0123456789
        </Text>
      ))}
      {(['text', 'second', 'muted', 'danger', 'success'] as const).map((tone) => (
        <Text key={tone} as="p" tone={tone}>
          {`语气 ${tone}`}
        </Text>
      ))}
    </Stack>
  ),
};
