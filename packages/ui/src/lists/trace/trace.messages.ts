import type { Verdict } from '@chatdeck/sdk/simulate';
import { defineMessages } from '#messages';

/** The texts of the trace; the names of stages and the reasons are tables of the SDK. */
export const traceMessages = defineMessages(
  'trace',
  ({ number }) => ({
    title: '为什么这样回复',
    verdictPassedOn: '继续',
    verdictNoMatch: '没有匹配',
    verdictNotTried: '没有执行',
    verdictAnswered: '由它回答',
    verdictAsked: '交给别人回答',
    verdictStopped: '到此为止',
    noMatches: ({ count }: { readonly count: number }) => `${number(count)} 步没有匹配`,
    notTried: ({ count }: { readonly count: number }) => `${number(count)} 步没有执行`,
    rule: ({ at }: { readonly at: number }) => `第 ${number(at)} 条`,
    openRule: ({ stage, at }: { readonly stage: string; readonly at: number }) =>
      `打开「${stage}」第 ${number(at)} 条`,
  }),
  ({ number, plural }) => ({
    title: 'Why this reply',
    verdictPassedOn: 'Goes on',
    verdictNoMatch: 'No match',
    verdictNotTried: 'Not run',
    verdictAnswered: 'It answers',
    verdictAsked: 'Somebody else answers',
    verdictStopped: 'Ends here',
    noMatches: ({ count }) =>
      `${number(count)} ${plural(count, { one: 'step', other: 'steps' })} without a match`,
    notTried: ({ count }) =>
      `${number(count)} ${plural(count, { one: 'step', other: 'steps' })} not run`,
    rule: ({ at }) => `Rule ${number(at)}`,
    openRule: ({ stage, at }) => `Open rule ${number(at)} of ${stage}`,
  }),
);

/** The message that names a verdict. */
export const VERDICT_MESSAGE = {
  passedOn: 'verdictPassedOn',
  noMatch: 'verdictNoMatch',
  notTried: 'verdictNotTried',
  answered: 'verdictAnswered',
  asked: 'verdictAsked',
  stopped: 'verdictStopped',
} as const satisfies Record<Verdict, string>;
