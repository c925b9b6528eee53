import { ROBOT_TYPES, type Choice, textIn } from '@chatdeck/sdk/constants';
import { ROBOT_EVENTS } from '@chatdeck/sdk/skill';
import type { ExpectedOutcome } from '@chatdeck/sdk/rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import type { SampleDraft } from './sample.model';
import { sampleMessages } from './sample.messages';

/** A sample in one line. */
export const sampleText = ({ text = '', title = '', kind }: SampleDraft): string =>
  title || text || (kind ?? '');

type Ask = ExpectedOutcome['asks'][number];
const CHOICES: readonly Choice[] = [...ROBOT_TYPES, ...ROBOT_EVENTS];

/** What becomes of a sample, in words. */
export function useOutcomeText() {
  const t = useMessages(sampleMessages);
  const { locale } = useChatdeck();
  const nameOf = ({ who = '' }: Ask) => {
    const known = CHOICES.find(({ value }) => String(value) === who);
    if (known) return textIn(known.text, locale);
    return URL.canParse(who) ? new URL(who).host : who || t.ai;
  };
  return ({ sends, asks }: ExpectedOutcome, sample: SampleDraft): string => {
    const here = sample.isInRoom ? 'room' : 'contact';
    const said = sends.flatMap(({ kind, name = '', type, text = '' }) => {
      const content = text || (type === 1 ? '' : t.content);
      if (content === '') return [];
      return [kind === here ? content : t.to({ name, text: content })];
    });
    const asked = asks.map((ask) => t.asks({ who: nameOf(ask) }));
    return [...said, ...asked].join('\n') || t.silent;
  };
}
