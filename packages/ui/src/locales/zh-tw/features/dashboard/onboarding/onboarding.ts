// Written by `npm run zh-tw` from features/dashboard/onboarding/onboarding.messages.ts.
import type { LanguageTexts } from '#messages';
import type { onboardingMessages } from '#features/dashboard/onboarding/onboarding.messages.ts';

export const onboardingTexts: LanguageTexts<typeof onboardingMessages> = () => ({
  title: '三步連上機器人',
  keys: '拿到金鑰',
  keysText: '機器人用這一對金鑰認出你的帳號，不要發給別人。',
  run: '啟動機器人',
  runText: '在裝有 Node 20 或更新版本的機器上執行。',
  way: '怎麼啟動',
  demo: '試一試',
  own: '自己執行',
  demoCommand: '演示機器人',
  demoText: '真實外掛程式 + 模擬帳號；第一次執行要下載約 500 MB。',
  install: '安裝',
  files: '取檔案',
  start: '啟動',
  startText:
    'your-puppet 換成你用的協議；own-bot.mjs 可以照自己的需要改，其中的 WechatyMessageCallBackPlugin 是訊息記錄要用的。',
  dockerText:
    '映像檔不用改，redirect.mjs 會先被載入。伺服器和容器在同一台機器上時，用 HOST=0.0.0.0 啟動伺服器，容器才連得上。',
  scan: '掃碼登入',
  scanText: '好友和群在登入後幾秒內自動推送過來，到了這裡就完成了。',
  lists: '已登入，正在等好友清單…',
});
