import { type Text, textIn } from '@chatdeck/sdk/constants';
import { reasonText, simulate, stageText, type Stage, type StageId } from '@chatdeck/sdk/simulate';
import type { ExampleRobot, Step } from './example-outcome';
import { configOf } from './example-rules';

/** The steps that are always shown; another one only if it decided. */
const SHOWN: readonly StageId[] = ['preventWords', 'skill', 'reply', 'dialogue', 'provider'];

const NO_RULE: Text = {
  'zh-CN': '没有规则能回答这一句。接上 AI 以后，它会来答。',
  en: 'No rule answers this. Once an AI is connected, it will.',
};
const SILENT: Text = { 'zh-CN': '这一句它不会回复。', en: 'It does not reply to this.' };

const STATE = {
  answered: 'hit',
  asked: 'hit',
  stopped: 'hit',
  passedOn: 'passed',
  noMatch: 'passed',
  notTried: 'notRun',
} as const satisfies Record<Stage['verdict'], Step['state']>;

/** What the robot of the bookshop makes of a question in a private chat. */
export const askExample: ExampleRobot = (question, locale) => {
  const { sends, asks, trace } = simulate(
    { config: configOf(locale), user: { role: 'vip' } },
    { text: question, from: { id: 'visitor', name: 'visitor' } },
  );
  const silent = asks.length > 0 ? NO_RULE : SILENT;
  const said = sends.flatMap(({ message }) => message.content ?? []);
  const steps = trace
    .filter(({ id, verdict }) => SHOWN.includes(id) || STATE[verdict] === 'hit')
    .map(({ id, verdict, reason, keyword }): Step => {
      const shared = { name: stageText(id, locale), state: STATE[verdict] };
      return verdict === 'answered' && keyword
        ? { ...shared, result: keyword.text, isWord: true }
        : { ...shared, result: reasonText(reason, locale) };
    });
  return { answer: said.length > 0 ? said.join('\n') : textIn(silent, locale), steps };
};
