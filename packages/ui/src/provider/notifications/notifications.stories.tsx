import { CODE, textIn } from '@chatdeck/sdk/constants';
import { NOTICE_TEXT, type NoticeId } from '@chatdeck/sdk/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { MaterialPanel } from '#features/material/index.ts';
import { storyBackend } from '#testing/story-backend.ts';

const meta = { title: 'Provider/Notifications', tags: ['screen'] } satisfies Meta;
export default meta;

function Example() {
  const { notify } = useChatdeck();
  return (
    <Row>
      <Button onPress={() => notify({ tone: 'success', text: '已复制' })}>成功</Button>
      <Button
        onPress={() => notify({ tone: 'danger', text: '没有复制成功', detail: '浏览器不允许' })}
      >
        失败
      </Button>
    </Row>
  );
}

export const States: StoryObj<typeof meta> = {
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '成功' }));
    await userEvent.click(canvas.getByRole('button', { name: '失败' }));
    await userEvent.click(canvas.getByRole('button', { name: '失败' }));
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent('浏览器不允许');
    await expect(canvas.getByRole('status')).toHaveTextContent('已复制');
  },
};

const paragraphs = Array.from({ length: 40 }, (_, at) => `第 ${at + 1} 段`);

function DialogExample() {
  const { notify } = useChatdeck();
  const [isOpen, setOpen] = useState(false);
  return (
    <Row>
      <Button onPress={() => notify({ tone: 'success', text: '添加成功' })}>添加</Button>
      <Button onPress={() => setOpen(true)}>再添加一个</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="添加素材"
        size="lg"
        footer={<Button variant="primary">保存</Button>}
      >
        {paragraphs.map((text) => (
          <Text as="p" key={text}>
            {text}
          </Text>
        ))}
      </Dialog>
    </Row>
  );
}

/** A dialog opens while the notification of the one before is still shown, which would lie over its button. */
export const BelowADialogThatOpens: StoryObj<typeof meta> = {
  render: () => <DialogExample />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加' }));
    const toast = canvas.getByText('添加成功');
    await userEvent.click(canvas.getByRole('button', { name: '再添加一个' }));
    const save = await canvas.findByRole('button', { name: '保存' });
    await waitFor(async () => {
      const { left, top, width, height } = save.getBoundingClientRect();
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(save.contains(pressed)).toBe(true);
    });
    await expect(toast).toBeVisible();
  },
};

/** What a console announces when its access guard redirects a visitor (product specification, section 8). */
const GUARD_NOTICES: readonly NoticeId[] = [
  'user.missing',
  'user.failed',
  'config.missing.newUser',
];

function GuardExample() {
  const { notify, locale } = useChatdeck();
  return (
    <Row wraps>
      {GUARD_NOTICES.map((id) => (
        <Button
          key={id}
          onPress={() => notify({ tone: 'danger', text: textIn(NOTICE_TEXT[id], locale) })}
        >
          {id}
        </Button>
      ))}
    </Row>
  );
}

export const OfTheGuard: StoryObj<typeof meta> = {
  render: () => <GuardExample />,
  play: async ({ canvas, userEvent }) => {
    for (const id of GUARD_NOTICES) await userEvent.click(canvas.getByRole('button', { name: id }));
    const announced = canvas.getAllByRole('alert').map(({ textContent }) => textContent);
    await expect(announced).toEqual(GUARD_NOTICES.map((id) => NOTICE_TEXT[id]['zh-CN']));
  },
};

/** The server reports a missing parameter. */
export const OfAMissingValue: StoryObj<typeof meta> = {
  render: () => <MaterialPanel />,
  parameters: storyBackend({
    faults: { 'material.list': { kind: 'code', code: CODE.missingValue } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('缺少必填参数');
  },
};
