import { defineMessages } from '#messages';

/** The texts of lists whose rows come from a robot, while none has ever connected. */
export const connectRobotMessages = defineMessages(
  'connect-robot',
  () => ({
    title: '先连接机器人',
    connect: '去登录机器人',
  }),
  () => ({
    title: 'Connect the robot first',
    connect: 'Log in the robot',
  }),
);
