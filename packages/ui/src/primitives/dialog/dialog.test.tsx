import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { GuardedDialog } from '../guarded-dialog/guarded-dialog';
import { Select } from '../select/select';
import { TextField } from '../text-field/text-field';

const watchers: { onclose: () => void }[] = [];

/** The one of Chrome: a request goes to the newest, which it ends. */
class FakeCloseWatcher {
  onclose: () => void = () => undefined;
  constructor() {
    watchers.push(this);
  }
  destroy() {
    const at = watchers.indexOf(this);
    if (at >= 0) watchers.splice(at, 1);
  }
}

/** False if nothing wanted the request: the browser goes back a page. */
function pressBack(): boolean {
  const watcher = watchers.pop();
  act(() => watcher?.onclose());
  return watcher !== undefined;
}

function usePointer(kind: 'coarse' | 'fine') {
  vi.stubGlobal('CloseWatcher', FakeCloseWatcher);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(pointer: ${kind})`,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

function Example() {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  return (
    <GuardedDialog
      isOpen={isOpen}
      isDirty={text !== ''}
      onOpenChange={setOpen}
      title="添加规则"
      footer={() => null}
    >
      <TextField label="名称" value={text} onChange={setText} />
      <Select label="类型" items={[{ id: 'a', label: '文本' }]} value={kind} onChange={setKind} />
    </GuardedDialog>
  );
}

describe('The back button of a phone', () => {
  beforeEach(() => void watchers.splice(0));

  it('closes an open list first, then the dialog under it, and only then leaves the page', async () => {
    usePointer('coarse');
    const { user } = show(<Example />);
    await user.click(await screen.findByRole('button', { name: /类型/ }));
    expect(await screen.findByRole('option', { name: '文本' })).toBeVisible();
    expect(pressBack()).toBe(true);
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('dialog', { name: '添加规则' })).toBeVisible();
    expect(pressBack()).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pressBack()).toBe(false);
  });

  it('asks before it loses what was typed, as often as it is pressed', async () => {
    usePointer('coarse');
    const { user } = show(<Example />);
    await user.type(await screen.findByRole('textbox', { name: '名称' }), '早安');
    expect(pressBack()).toBe(true);
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(pressBack()).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('早安');
    expect(pressBack()).toBe(true);
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });

  it('is Esc on a computer, which the dialog hears itself', async () => {
    usePointer('fine');
    const { user } = show(<Example />);
    await screen.findByRole('dialog', { name: '添加规则' });
    expect(watchers).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
