import { describe, expect, it } from 'vitest';
import { placeNotifications, type Box } from './use-position';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const toast = { width: 360, height: 68 };
/** A screen that begins where the viewport does. */
const screenOf = (width: number, height: number) => ({ left: 0, top: 0, width, height });

/** True if the notifications cover no button. */
function isClear(screen: { width: number; height: number }, isNarrow: boolean, buttons: Box[]) {
  const list = isNarrow ? { width: screen.width - 32, height: 68 } : toast;
  const { left, top } = placeNotifications(
    list,
    screenOf(screen.width, screen.height),
    isNarrow,
    buttons,
  );
  const over = box(left, top, list.width, list.height);
  return buttons.every(
    (button) =>
      over.right <= button.left ||
      over.left >= button.right ||
      over.bottom <= button.top ||
      over.top >= button.bottom,
  );
}

describe('The notifications', () => {
  it('lie at the bottom right, and at the top of a narrow screen', () => {
    const wide = placeNotifications(toast, screenOf(1440, 800), false, []);
    expect(wide).toMatchObject({ left: 1064, top: 716 });
    const narrow = { width: 358, height: 68 };
    const { left, top } = placeNotifications(narrow, screenOf(390, 700), true, []);
    expect([left + narrow.width / 2, top]).toEqual([195 + 0, 8]);
  });

  it.each([
    ['a wide dialog that ends at the bottom', 1366, 657, box(900, 590, 220, 36)],
    ['a form that is saved at the bottom right', 1440, 800, box(1180, 740, 240, 36)],
    ['a sheet whose close button is at the top', 390, 700, box(340, 16, 44, 44)],
    ['a button over the whole width at the top', 390, 700, box(0, 0, 390, 60)],
  ])('leave the buttons free of %s', (_, width, height, button) => {
    expect(isClear({ width, height }, width < 500, [button])).toBe(true);
  });

  it('leave a button free on a screen that does not begin where the viewport does', () => {
    const screen = { left: 100, top: 40, width: 1000, height: 700 };
    const button = box(900, 680, 180, 36);
    const { left, top } = placeNotifications(toast, screen, false, [button]);
    expect(left + screen.left).toBeLessThan(button.right);
    expect(top + screen.top + toast.height).toBeLessThanOrEqual(button.top);
  });

  it('lie over as few as can be where there is no room', () => {
    const buttons = [box(0, 0, 390, 300), box(0, 300, 390, 300), box(0, 500, 390, 200)];
    const list = { width: 358, height: 68 };
    const { top } = placeNotifications(list, screenOf(390, 700), true, buttons);
    expect(top + list.height).toBeLessThanOrEqual(300);
  });
});
