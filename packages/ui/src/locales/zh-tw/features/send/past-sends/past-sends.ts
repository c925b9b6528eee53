// Written by `npm run zh-tw` from features/send/past-sends/past-sends.messages.ts.
import type { LanguageTexts } from '#messages';
import type { pastSendsMessages } from '#features/send/past-sends/past-sends.messages.ts';

export const pastSendsTexts: LanguageTexts<typeof pastSendsMessages> = ({ number }) => ({
  list: '最近的群發',
  loading: '正在讀取群發記錄',
  none: '30 天內沒有群發到這裡。',
  more: (count) => `共 ${number(count)} 次，其餘在群發清單裡`,
});
