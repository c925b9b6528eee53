import type { RoomKeywordInput } from '@chatdeck/sdk/rules';
import { expect } from 'storybook/test';
import { customBackend } from '#lists/records/record-list.fixtures.ts';
import { pickMaterial, typeKeyword } from '#testing/plays/fill.ts';
import { adds, refusesEmpty, removes } from '#testing/plays/list-plays.ts';
import type { Fill, Play } from '#testing/plays/open-dialog.ts';

/** Keywords of one group, and keywords of all groups. */
export const KEYWORD_ROWS: RoomKeywordInput[] = [
  {
    rooms: ['青禾会员群'],
    keywords: ['价格', '报价'],
    reg: 1,
    replys: [{ type: 1, name: '会员价目表', content: '每月 19 元' }],
  },
  {
    rooms: [],
    keywords: ['资料'],
    reg: 2,
    replys: [{ type: 1, name: '资料说明', content: '在群文件里' }],
  },
];

/** Types a keyword and picks its reply. */
const fillKeyword: Fill = async (dialog, context) => {
  await typeKeyword(dialog, context, '书单');
  await pickMaterial(dialog, context);
};

const showsRows: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('会员价目表')).toBeVisible();
  await expect(canvas.getByText('所有群')).toBeVisible();
};

/** The stories common to both keyword lists; `add` is the label of the button that adds one. */
export function keywordStories(part: 'privateKeywords' | 'roomReply', add: string) {
  // A separate backend for each story, so that the rows added by one do not appear in another.
  const filled = () => customBackend({ [part]: KEYWORD_ROWS });
  const empty = () => customBackend({});
  return {
    filled: { parameters: filled(), play: showsRows },
    empty: { parameters: empty() },
    refusesEmpty: { parameters: empty(), play: refusesEmpty(add, '关键词必填', '素材必选') },
    adds: { parameters: empty(), play: adds(add, '书单', fillKeyword) },
    removes: {
      parameters: filled(),
      play: async (context) => {
        await removes('资料', '资料说明')(context);
        await expect(context.canvas.getByText('会员价目表')).toBeVisible();
      },
    },
  } satisfies Record<string, { parameters: object; play?: Play }>;
}
