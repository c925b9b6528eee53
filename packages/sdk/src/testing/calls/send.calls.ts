import { CODE } from '../../core/codes';
import type { OutgoingMessage } from '../../resources/send/message.schema';
import type { MockState } from '../mock-state';
import { isStoredCommand, type StoredCommand } from '../../resources/send/robot-command.schema';
import { MASS_SEND_TARGET } from '../../resources/send/send.constants';
import { find, MockRefusal, type MockCallsOf } from './mock-call';
import { cancelJob, pageOfJobs, retryJob, startJob } from './mock-jobs';
import { requireMockMembership } from './mock-rights';

function handToRobot(state: MockState, wxid: string, message: OutgoingMessage): null {
  requireRobot(state);
  state.sent.push({ wxid, content: textOf(message) });
  return null;
}

/** The summary of a message: its text, the address of its file or the title of its card. */
function textOf(message: OutgoingMessage): string {
  if ('content' in message) return message.content;
  return 'title' in message ? message.title : message.url;
}

function requireRobot({ online }: MockState): void {
  if (!online) throw new MockRefusal(CODE.robotOffline);
}

function runStored(command: StoredCommand, state: MockState): void {
  requireMockMembership(state.user);
  const { type, targets } =
    command.target === 'Tasks'
      ? find(state.batchTasks, command.task.id)
      : find(state.rssFeeds, command.message.id);
  requireRobot(state);
  const groups = targets.flatMap(({ id }) => (typeof id === 'string' ? [{ wxid: id }] : []));
  const target = type === 'room' ? MASS_SEND_TARGET.room : MASS_SEND_TARGET.contact;
  startJob({ groups, target, messages: [] }, state);
}

export const sendCalls: MockCallsOf<'send'> = {
  'send.sayToRoom': ({ wxid, message }, state) =>
    handToRobot(state, find(state.rooms, wxid).wxid, message),
  'send.sayToContact': ({ wxid, message }, state) =>
    handToRobot(state, find(state.friends, wxid).wxid, message),
  'send.event': (command, state) => {
    if (isStoredCommand(command)) runStored(command, state);
    else requireRobot(state);
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
