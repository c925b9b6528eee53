import {
  type Locale,
  type SourceLocale,
  type Text,
  textIn,
  sourceLocale,
} from '@chatdeck/sdk/constants';
import { RULES } from './example-rules';

/** One step of the robot, in words. */
export interface Step {
  readonly name: string;
  readonly state: 'passed' | 'hit' | 'notRun';
  readonly result: string;
  /** Whether the result is the keyword that matched. */
  readonly isWord?: boolean;
}

/** What the robot makes of a question. */
export interface Outcome {
  readonly answer: string;
  readonly steps: readonly Step[];
}

/** What the robot makes of a question, once the simulation has been loaded. */
export type ExampleRobot = (question: string, locale: Locale) => Outcome;

const FIRST_STEPS: Readonly<Record<SourceLocale, readonly Step[]>> = {
  'zh-CN': [
    { name: '敏感词', state: 'passed', result: '通过' },
    { name: '技能中心', state: 'passed', result: '没有匹配的关键词' },
    { name: '简单问答', state: 'hit', result: '报名', isWord: true },
    { name: '自定义对话', state: 'notRun', result: '前面的步骤已决定' },
    { name: '全局 AI', state: 'notRun', result: '前面的步骤已决定' },
  ],
  en: [
    { name: 'Blocked words', state: 'passed', result: 'Passed' },
    { name: 'Skill centre', state: 'passed', result: 'No keyword fits' },
    { name: 'Simple Q&A', state: 'hit', result: 'join', isWord: true },
    { name: 'Dialogues', state: 'notRun', result: 'Decided before' },
    { name: 'Global AI', state: 'notRun', result: 'Decided before' },
  ],
};
const NO_ANSWER: Text = { 'zh-CN': '', en: '' };

/** What the robot makes of the first question: the page shows it before the simulation is loaded. */
export const firstOutcome = (locale: Locale): Outcome => ({
  answer: textIn(RULES[0]?.answer ?? NO_ANSWER, locale),
  steps: FIRST_STEPS[sourceLocale(locale)],
});
