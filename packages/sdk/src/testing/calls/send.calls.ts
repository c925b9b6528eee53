import { CODE } from '../../core/codes';
import type { MockState } from '../mock-state';
import { find, MockRefusal, type MockCallsOf } from './mock-call';

function handToRobot(state: MockState, wxid: string, content: string): null {
  if (!state.online) throw new MockRefusal(CODE.robotOffline);
  state.sent.push({ wxid, content });
  return null;
}

export const sendCalls: MockCallsOf<'send'> = {
  'send.sayToRoom': ({ wxid, message }, state) =>
    handToRobot(state, find(state.rooms, wxid).wxid, message.content),
  'send.sayToContact': ({ wxid, message }, state) =>
    handToRobot(state, find(state.friends, wxid).wxid, message.content),
  'send.event': (command, state) => {
    if (!state.online) throw new MockRefusal(CODE.robotOffline);
    state.commands.push(command);
    return null;
  },
};
