import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { PlaceTabs } from './place-tabs';

/** The tabs lie beside each other, each 100 px wide, in a row as wide as the window. */
function layOut(width: () => number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('nav')) return new DOMRect(0, 0, width(), 44);
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(at * 100 - (this.parentElement?.scrollLeft ?? 0), 0, 100, 44);
  });
}

it('keeps the current tab in sight when a phone is turned', async () => {
  const resized: (() => void)[] = [];
  class Resizes {
    constructor(callback: ResizeObserverCallback) {
      resized.push(() => callback([{ contentRect: new DOMRect() } as ResizeObserverEntry], this));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Resizes);
  let width = 800;
  layOut(() => width);
  try {
    const tabs = ['全部', '每日说', '倒计时', '素材', '新闻'].map((label) => ({
      to: 'schedule.day' as const,
      label,
      isCurrent: label === '新闻',
    }));
    show(<PlaceTabs label="日程" tabs={tabs} onChange={() => undefined} />);
    const row = await screen.findByRole('navigation', { name: '日程' });
    width = 360;
    act(() => resized.forEach((report) => report()));
    const { left, right } = screen.getByRole('button', { name: '新闻' }).getBoundingClientRect();
    expect(row.scrollLeft).toBeGreaterThan(0);
    expect([left >= 0, right <= width]).toEqual([true, true]);
  } finally {
    vi.restoreAllMocks();
  }
});
