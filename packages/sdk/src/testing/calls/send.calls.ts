import { CODE } from '../../core/codes';
import type { OutgoingMessage } from '../../resources/send/message.schema';
import type { MockState } from '../mock-state';
import { find, MockRefusal, type MockCallsOf } from './mock-call';
import { cancelJob, pageOfJobs, retryJob, startJob } from './mock-jobs';

function handToRobot(state: MockState, wxid: string, message: OutgoingMessage): null {
  requireRobot(state);
  state.sent.push({ wxid, content: wordsOf(message) });
  return null;
}

/** What tells a message from others: its text, the address of its file or the title of its card. */
function wordsOf(message: OutgoingMessage): string {
  if ('content' in message) return message.content;
  return 'title' in message ? message.title : message.url;
}

function requireRobot({ online }: MockState): void {
  if (!online) throw new MockRefusal(CODE.robotOffline);
}

export const sendCalls: MockCallsOf<'send'> = {
  'send.sayToRoom': ({ wxid, message }, state) =>
    handToRobot(state, find(state.rooms, wxid).wxid, message),
  'send.sayToContact': ({ wxid, message }, state) =>
    handToRobot(state, find(state.friends, wxid).wxid, message),
  'send.event': (command, state) => {
    requireRobot(state);
    state.commands.push(command);
    return null;
  },
  'send.messages': (input, state) => {
    requireRobot(state);
    return startJob(input, state);
  },
  'send.daily': ({ days = 7 }, { dailySends }) => ({ list: dailySends.slice(-days) }),
  'send.jobs': pageOfJobs,
  'send.cancelJob': ({ id }, state) => cancelJob(id, state),
  'send.retryJob': ({ id }, state) => {
    requireRobot(state);
    return retryJob(id, state);
  },
};
