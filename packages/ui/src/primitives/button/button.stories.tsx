import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Row, Stack } from '../stack/stack';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { IconButton } from './icon-button';

const meta = {
  title: 'Primitives/Button',
} satisfies Meta;
export default meta;

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger', 'link'] as const;

const pressableStyle = () => document.querySelector('style#react-aria-pressable-style');

/** A strict content security policy blocks <style> elements that are added by scripts. */
export const AddsNoStyle: StoryObj<typeof meta> = {
  render: () => <Button>保存</Button>,
  // A story in a shadow root, where ours does not reach, leaves one on the page.
  beforeEach: () => pressableStyle()?.remove(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(pressableStyle()).toBeNull();
  },
};

export const States: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      {VARIANTS.map((variant) => (
        <Row key={variant} wraps>
          <Button variant={variant}>保存</Button>
          <Button variant={variant} icon={Plus}>
            添加素材
          </Button>
          <Button variant={variant} isPending>
            保存中
          </Button>
          <Button variant={variant} isDisabled>
            不可用
          </Button>
          <Button variant={variant} size="sm">
            小号
          </Button>
          <Button variant={variant} size="lg">
            大号
          </Button>
        </Row>
      ))}
      <Row>
        <IconButton icon={Pencil} label="编辑" />
        <IconButton icon={Pencil} label="编辑，小号" size="sm" />
        <IconButton icon={Pencil} label="编辑，不可用" isDisabled />
      </Row>
    </Stack>
  ),
};

/** Navigation is a link, so that it can be opened in a new tab. */
export const Links: StoryObj<typeof meta> = {
  render: () => (
    <Row>
      <ButtonLink href="#start" variant="primary" size="lg">
        免费开始
      </ButtonLink>
      <ButtonLink href="#docs">文档</ButtonLink>
      <ButtonLink href="#home" variant="quiet" size="sm" icon={Plus}>
        首页
      </ButtonLink>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '免费开始' })).toHaveAttribute('href', '#start');
  },
};
