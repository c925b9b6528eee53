// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { robotClockMessages } from '#lists/clock/robot-clock.messages.ts';

export const robotClockTexts: LanguageTexts<typeof robotClockMessages> = () => ({
  title: ({ name, offset }) => `機器人的時區是 ${name}（UTC${offset}），不是 Asia/Shanghai`,
  effect: ({ time, day }) => {
    const dayWord = ['前一天', '當天', '後一天'][day + 1] ?? '';
    return `定時和提醒仍按 Asia/Shanghai 發出。但新聞和倒計時裡的日期、星期和天數，轉發裡的時間，以及群聊總結的「今天」，會按機器人的時區：08:00 發出的訊息裡寫的是${dayWord} ${time}。`;
  },
  cure: '退出機器人，在啟動命令最前面加上下面這一段再啟動：',
  command: '加在啟動命令前面',
  docker: '用 Docker 時加在 docker run 後面',
});
