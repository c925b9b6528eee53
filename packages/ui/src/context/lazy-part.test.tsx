import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { lazyDialog, lazyPart } from './lazy-part';

const Chart = () => <p>三十天的发送</p>;
const NO_FILE = new TypeError('Failed to fetch dynamically imported module');
const loadsAfter = (failures: number) => {
  let count = 0;
  return vi.fn(() =>
    (count += 1) > failures ? Promise.resolve({ default: Chart }) : Promise.reject(NO_FILE),
  );
};

describe('a part whose code does not come', () => {
  it('says so in its own place, and leaves the rest of the page alone', async () => {
    const Part = lazyPart(loadsAfter(1));
    const { user } = show(
      <>
        <h1>首页</h1>
        <Part />
      </>,
    );
    await user.click(await screen.findByRole('button', { name: '重新载入这一块' }));
    expect(await screen.findByText('三十天的发送')).toBeVisible();
    expect(screen.getByRole('heading', { name: '首页' })).toBeVisible();
  });

  it('comes by itself when the network is back', async () => {
    const Part = lazyPart(loadsAfter(2));
    show(<Part />);
    await screen.findByText('这里没能显示');
    window.dispatchEvent(new Event('online'));
    await screen.findByText('这里没能显示');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('三十天的发送')).toBeVisible();
  });
});

describe('a dialog whose code does not come', () => {
  const open = (load: ReturnType<typeof loadsAfter>, isThereWhileClosed: boolean) => {
    const Dialog = lazyDialog<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>(load);
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>添加素材</button>
          {isOpen || isThereWhileClosed ? <Dialog isOpen={isOpen} onOpenChange={setOpen} /> : null}
        </>
      );
    }
    const notify = vi.fn();
    return { ...show(<Page />, {}, { notify }), notify };
  };

  it.each([
    ['is made when it opens', false, 1],
    ['is there while it is closed', true, 2],
  ])('and that %s says so once, and opens at the next press', async (_, isThere, failures) => {
    const { user, notify } = open(loadsAfter(failures), isThere);
    await user.click(screen.getByRole('button', { name: '添加素材' }));
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'danger' }));
    await user.click(screen.getByRole('button', { name: '添加素材' }));
    expect(await screen.findByText('三十天的发送')).toBeVisible();
    expect(notify).toHaveBeenCalledTimes(1);
  });
});
