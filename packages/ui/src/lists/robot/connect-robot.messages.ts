import { defineMessages } from '#messages';

/** The texts of lists whose rows come from a robot, while none has ever connected. */
export const connectRobotMessages = defineMessages(
  'connect-robot',
  () => ({
    title: '先连接机器人',
    text: '机器人登录以后，好友和群会同步过来。',
    connect: '去登录机器人',
  }),
  () => ({
    title: 'Connect the robot first',
    text: 'Once it has logged in, its friends and groups come here.',
    connect: 'Log in the robot',
  }),
);
