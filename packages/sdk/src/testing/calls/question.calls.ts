import { CODE } from '../../core/codes';
import { isVip } from '../../resources/member/member.constants';
import type { AskFault } from '../../resources/question/question.constants';
import { providerSettings } from '../../resources/robot/provider-settings';
import { parseConfig } from '../../resources/robot/robot-config';
import { buildAnswer } from '../fixtures/answer';
import type { MockState } from '../mock-state';
import { find, MockRefusal, type MockCallsOf } from './mock-call';

const unasked = (fault: AskFault) => buildAnswer({ host: '', ms: 0, status: null, fault });

/** Whether the service that answers everything has its key. */
function hasKey({ config }: MockState): boolean {
  const parsed = parseConfig(config ?? '{}');
  if (parsed.status !== 'ready') return false;
  const { stored, view } = parsed;
  const { token, botId = token } = providerSettings(view.defaultBot);
  return Boolean(stored[token]) && Boolean(stored[botId]);
}

const MEMBER_PLACES = ['dialogue', 'callback', 'summary'];

export const questionCalls: MockCallsOf<'question'> = {
  'question.ask': (question, state) => {
    const { place, version } = question;
    if (MEMBER_PLACES.includes(place) && !isVip(state.user)) {
      throw new MockRefusal(CODE.membershipNeeded);
    }
    const saved =
      question.place === 'dialogue'
        ? find(state.dialogues, question.id).version
        : state.configVersion;
    if (saved !== version) return unasked('changed');
    return place === 'provider' && !hasKey(state) ? unasked('keyMissing') : state.answer;
  },
};
