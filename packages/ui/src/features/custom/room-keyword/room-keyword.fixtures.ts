import type { RoomKeywordInput } from '@chatdeck/sdk/rules';

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
