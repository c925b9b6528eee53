import { defineMessages } from '#messages';

/** The texts below a list that did not load. */
export const stillWorksMessages = defineMessages(
  'still-works',
  () => ({
    title: '机器人不受影响',
    text: '它用的是已保存的设置，和这一页显示不出来无关。可以先看：',
    log: '消息记录',
    logText: '谁发来了什么，机器人怎么回的。',
    week: '全部任务',
    weekText: '排好了哪些，接下来几天什么时候发。',
    home: '首页',
    homeText: '机器人在不在线，有没有要处理的。',
  }),
  () => ({
    title: 'The robot is not affected',
    text: 'It works by the settings that are saved, whether this page loads or not. Meanwhile:',
    log: 'Message log',
    logText: 'What came in, and what the robot said to it.',
    week: 'All schedules',
    weekText: 'What is sent over the coming days, and when.',
    home: 'Home',
    homeText: 'Whether the robot is online, and what needs attention.',
  }),
);
