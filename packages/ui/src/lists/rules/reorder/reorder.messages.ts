import { defineMessages } from '#messages';

interface Place {
  readonly label: string;
  readonly number: number;
}
interface Among {
  readonly number: number;
  readonly count: number;
}

/** The texts for moving a row of a list to another place. */
export const reorderMessages = defineMessages(
  'rule-reorder',
  ({ number: n }) => ({
    handle: ({ label }: { readonly label: string }) => `移动${label}`,
    handleHint: '拖动可以改变先后；也可以按空格拿起，用上下方向键移动，再按空格放下',
    lifted: ({ label, number, count }: Place & Among) =>
      `已拿起${label}，第 ${n(number)} 条，共 ${n(count)} 条。上下方向键移动，空格放下，Esc 取消`,
    over: ({ number, count }: Among) => `第 ${n(number)} 条，共 ${n(count)} 条`,
    cancelled: ({ number }: { readonly number: number }) => `已取消，仍是第 ${n(number)} 条`,
    interrupted: '列表刚刚有更新，请再移动一次',
    moved: ({ label, number }: Place) => `「${label}」已移到第 ${n(number)} 条`,
    movedBack: '已移回原来的位置',
    orderBack: '新的顺序没有存上，已恢复成原来的顺序',
    toPosition: '移到第几条…',
    positionTitle: '移到第几条',
    positionText: ({ label, number }: Place) => `「${label}」现在是第 ${n(number)} 条`,
    position: '移到',
    positionHint: ({ count }: { readonly count: number }) => `1 到 ${n(count)}`,
    positionWrong: ({ count }: { readonly count: number }) => `填 1 到 ${n(count)} 之间的整数`,
    move: '移动',
    cancel: '取消',
  }),
  ({ number: n }) => ({
    handle: ({ label }) => `Move ${label}`,
    handleHint:
      'Drag to change the order; or press Space to lift it, the arrow keys to move it and Space to drop it',
    lifted: ({ label, number, count }) =>
      `Lifted ${label}, number ${n(number)} of ${n(count)}. Arrow keys move it, Space drops it, Esc cancels`,
    over: ({ number, count }) => `Number ${n(number)} of ${n(count)}`,
    cancelled: ({ number }) => `Cancelled, still number ${n(number)}`,
    interrupted: 'The list has just been updated; please move it again',
    moved: ({ label, number }) => `"${label}" is now number ${n(number)}`,
    movedBack: 'It is back in its place',
    orderBack: 'The new order was not saved; the old one is back',
    toPosition: 'Move to position…',
    positionTitle: 'Move to position',
    positionText: ({ label, number }) => `"${label}" is number ${n(number)} now`,
    position: 'Position',
    positionHint: ({ count }) => `1 to ${n(count)}`,
    positionWrong: ({ count }) => `Enter a whole number from 1 to ${n(count)}`,
    move: 'Move',
    cancel: 'Cancel',
  }),
);
