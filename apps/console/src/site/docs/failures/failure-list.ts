import { CODE, type Code, type SourceLocale } from '@chatdeck/sdk/constants';
import { CODE_TEXT } from '@chatdeck/sdk/texts';
import type { HelpTopic } from '@chatdeck/ui';
import { createWording } from '../../../../../../packages/ui/src/messages/wording';
import { providerMessages } from '../../../../../../packages/ui/src/messages/provider.messages';
import { NO_ANSWER_TEXT } from '../../../../../../packages/ui/src/context/call-error-text';
import { CODE_REMEDIES, NO_ANSWER_REMEDIES } from './failure-remedies';

interface Entry {
  readonly topic: HelpTopic;
  readonly seen: string;
  readonly remedy: string;
}

const isExplained = (code: Code): code is keyof typeof CODE_REMEDIES => code !== CODE.success;

/** Everything that a message of a failure can link to, in the order of its codes. */
function entriesIn(locale: SourceLocale): readonly Entry[] {
  const ofNoAnswer = (['network', 'timeout', 'token', 'contract'] as const).map((topic) => ({
    topic,
    seen: NO_ANSWER_TEXT[topic][locale],
    remedy: NO_ANSWER_REMEDIES[topic][locale],
  }));
  const ofPart = {
    topic: 'part' as const,
    seen: providerMessages.texts[locale](createWording(locale)).panelFailed,
    remedy: NO_ANSWER_REMEDIES.part[locale],
  };
  const ofCodes = Object.values(CODE)
    .filter(isExplained)
    .map((code) => ({
      topic: `code-${code}` as const,
      seen: CODE_TEXT[code][locale],
      remedy: `${CODE_REMEDIES[code][locale]} \`${code}\``,
    }));
  return [...ofNoAnswer, ofPart, ...ofCodes];
}

/** The failures as MDX: a heading with the id that a message links to, then what to do. */
export const failureList = (locale: SourceLocale): string =>
  entriesIn(locale)
    .map(({ topic, seen, remedy }) => `<h3 id="${topic}">${seen}</h3>\n\n${remedy}\n`)
    .join('\n');
