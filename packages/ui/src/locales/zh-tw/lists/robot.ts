// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { connectRobotMessages } from '#lists/robot/connect-robot.messages.ts';

export const connectRobotTexts: LanguageTexts<typeof connectRobotMessages> = () => ({
  title: '先連線機器人',
  text: '機器人登入以後，好友和群會同步過來。',
  connect: '去登入機器人',
});
