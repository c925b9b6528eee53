import { page, type MockCallsOf } from './mock-call';

const EVENT_PATH = 'https://chatdeck.example/v1/api/callback/';
const EVENTS: readonly string[] = ['whoami', 'today', 'membership'];

/** Whether that is the address of a built-in event. */
export const isOwnEvent = (address: string) =>
  EVENTS.some((id) => address === `${EVENT_PATH}${id}`);

export const siteCalls: MockCallsOf<'site'> = {
  'site.callbackEvents': () => ({
    list: EVENTS.map((id, at) => ({
      id,
      name: ['我是谁', '今天几号', '会员状态'][at] ?? id,
      description: '',
      postUrl: `${EVENT_PATH}${id}`,
    })),
  }),
  'site.messages': (query, { messages }) => page(messages, query),
  'site.notice': (_, { notice, feedbackGroup }) => ({ content: notice, feedbackGroup }),
  'site.feed': () => ({
    list: [{ version: '0.1.0', date: '2026-05-18', changes: ['第一个版本'] }],
  }),
  'site.feedback': ({ content }, { feedback }) => {
    feedback.push(content);
    return null;
  },
};
