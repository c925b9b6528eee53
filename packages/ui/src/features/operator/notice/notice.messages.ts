import { defineMessages } from '#messages';

export const operatorNoticeMessages = defineMessages(
  'operator-notice',
  () => ({
    title: '公告',
    loading: '公告加载中',
    content: '内容',
    help: '所有用户都会在控制台的通知里看到，不登录也能读到。留空则没有公告。',
    ofEnvironment: '现在显示的是环境变量 NOTICE 的内容，保存之后以这里的为准。',
    save: '保存公告',
    saved: '公告已保存',
  }),
  () => ({
    title: 'Notice',
    loading: 'Loading the notice',
    content: 'Text',
    help: 'Everybody finds it among the notices of the console; reading it needs no login. Empty, there is none.',
    ofEnvironment: 'This is NOTICE of the environment; once saved, what you write here is shown.',
    save: 'Save the notice',
    saved: 'Notice saved',
  }),
);
