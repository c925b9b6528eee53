import type { SendJob } from '@chatdeck/sdk';
import { defineMessages } from '#messages';

interface Names {
  readonly names: string;
  readonly count: number;
  readonly target: SendJob['target'];
}

/** What a mass send in a list says. */
export const jobMessages = defineMessages(
  'send-job',
  ({ number }) => ({
    noText: '没有文字的消息',
    toRooms: '群',
    toFriends: '好友',
    notice: '群公告',
    moreMessages: (count: number) => `共 ${number(count)} 条`,
    cancelled: (count: number) => `${number(count)} 个已取消`,
    allHandedOver: '全部交给机器人',
    running: '进行中',
    missed: (count: number) => `${number(count)} 个失败`,
    unknown: (count: number) => `${number(count)} 个不确定`,
    handedOver: (done: number, all: number) =>
      `${number(all)} 个对象中已交给机器人 ${number(done)} 个`,
    open: '查看',
    openJob: (name: string) => `查看发送任务：${name}`,
    retry: (count: number) => `重试 ${number(count)} 个`,
    retryJob: (count: number, name: string) => `重试 ${number(count)} 个未发出的：${name}`,
    message: '内容',
    sentTo: '发给',
    result: '结果',
    time: '时间',
    actions: '操作',
    listSeparator: '、',
    names: ({ names, count, target }: Names) => {
      const unit = target === 'Contact' ? '位好友' : '个群';
      return count > 0 ? `${names} 等 ${number(count)} ${unit}` : names;
    },
  }),
  ({ number }) => ({
    noText: 'A message without words',
    toRooms: 'Groups',
    toFriends: 'Friends',
    notice: 'Group notice',
    moreMessages: (count) => `${number(count)} messages`,
    cancelled: (count) => `${number(count)} cancelled`,
    allHandedOver: 'All handed to the robot',
    running: 'Running',
    missed: (count) => `${number(count)} failed`,
    unknown: (count) => `${number(count)} unknown`,
    handedOver: (done, all) => `${number(done)} of ${number(all)} targets handed to the robot`,
    open: 'Open',
    openJob: (name) => `Open the send job: ${name}`,
    retry: (count) => `Retry ${number(count)}`,
    retryJob: (count, name) => `Retry ${number(count)} that were not sent: ${name}`,
    message: 'Message',
    sentTo: 'Sent to',
    result: 'Result',
    time: 'Time',
    actions: 'Actions',
    listSeparator: ', ',
    names: ({ names, count }) =>
      count > 0 ? `${names} and others, ${number(count)} in all` : names,
  }),
);
