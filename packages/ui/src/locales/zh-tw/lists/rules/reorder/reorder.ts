// Written by `npm run zh-tw` from lists/rules/reorder/reorder.messages.ts.
import type { LanguageTexts } from '#messages';
import type { reorderMessages } from '#lists/rules/reorder/reorder.messages.ts';

export const reorderTexts: LanguageTexts<typeof reorderMessages> = ({ number: n }) => ({
  handle: ({ label }) => `移動${label}`,
  handleHint: '拖曳可以改變先後；也可以按空格拿起，用上下方向鍵移動，再按空格放下',
  lifted: ({ label, number, count }) =>
    `已拿起${label}，第 ${n(number)} 條，共 ${n(count)} 條。上下方向鍵移動，空格放下，Esc 取消`,
  over: ({ number, count }) => `第 ${n(number)} 條，共 ${n(count)} 條`,
  cancelled: ({ number }) => `已取消，仍是第 ${n(number)} 條`,
  interrupted: '清單剛剛有更新，請再移動一次',
  moved: ({ label, number }) => `「${label}」已移到第 ${n(number)} 條`,
  movedBack: '已移回原來的位置',
  orderBack: '新的順序沒有存上，已恢復成原來的順序',
  toPosition: '移到第幾條…',
  positionTitle: '移到第幾條',
  positionText: ({ label, number }) => `「${label}」現在是第 ${n(number)} 條`,
  positionHint: ({ count }) => `1 到 ${n(count)}`,
  positionWrong: ({ count }) => `填 1 到 ${n(count)} 之間的整數`,
  move: '移動',
});
