import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack';
import { SaveBar } from './save-bar';

const meta = {
  title: 'Primitives/SaveBar',
} satisfies Meta;
export default meta;

const same = () => undefined;

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <SaveBar changes={3} onSave={same} onDiscard={same} />
    </Stack>
  ),
};

export const Saving: StoryObj<typeof meta> = {
  render: () => <SaveBar changes={1} isPending onSave={same} onDiscard={same} />,
};
