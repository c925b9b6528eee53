// Written by `npm run zh-tw` from features/operator/invites/invites.messages.ts.
import type { LanguageTexts } from '#messages';
import type { invitesMessages } from '#features/operator/invites/invites.messages.ts';

export const invitesTexts: LanguageTexts<typeof invitesMessages> = () => ({
  list: '邀請碼',
  loading: '邀請碼載入中',
  code: '邀請碼',
  note: '備註',
  usedOf: ({ used, places }) => `${used} / ${places}`,
  created: '生成時間',
  add: '生成邀請碼',
  addText: 'SIGNUP=invite 時，註冊需要邀請碼。',
  codeHelp: '留空時隨機生成。',
  places: '名額',
  placesHelp: '可以註冊多少個帳號。',
  noteHelp: '給誰用的，只有運營者看得到。',
  added: ({ code }) => `邀請碼 ${code} 已生成`,
  removeOf: ({ code }) => `收回 ${code}`,
  removeTitle: ({ code }) => `收回邀請碼 ${code}`,
  removeText: '之後不能再用它註冊，已經註冊的帳號不受影響。',
  removed: '邀請碼已收回',
  emptyTitle: '還沒有邀請碼',
  emptyText: '需要邀請碼才能註冊的伺服器，在這裡生成邀請碼。',
});
