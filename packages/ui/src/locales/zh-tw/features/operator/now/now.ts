// Written by `npm run zh-tw` from features/operator/now/now.messages.ts.
import type { LanguageTexts } from '#messages';
import type { nowMessages } from '#features/operator/now/now.messages.ts';

export const nowTexts: LanguageTexts<typeof nowMessages> = (wording) => ({
  loading: '執行狀況載入中',
  figures: '概況',
  accounts: '帳號',
  accountsOf: ({ members, blocked, closing }) =>
    `${members} 個會員，${blocked} 個封禁，${closing} 個刪除中`,
  robots: '在線上的機器人',
  connections: (count) => `訊息代理有 ${count} 個連線`,
  cluster: '叢集不報告連線數',
  waiting: '等待傳送',
  sending: (count) => `${count} 個正在傳送`,
  lag: (seconds) => `${seconds} 秒前就該發出`,
  memory: '記憶體',
  streams: (count) => `${count} 個開啟的控制台`,
  state: '狀態',
  since: '開始於',
  version: ({ version, host }) => `版本 ${version} · ${host}`,
  started: '啟動時間',
  jobs: '正在進行的群發',
  jobsNone: '沒有正在進行的群發。',
  account: '帳號',
  created: '建立時間',
  left: '剩餘',
  robotList: '在線上的機器人',
  robotsNone: '沒有在線上的機器人。',
  robot: '機器人',
  more: (count) => `另有 ${wording.number(count)} 個沒有列出`,
  number: (count) => wording.number(count),
});
