import type { EventKeyword } from '@chatdeck/sdk';
import { isForeignEvent, ROBOT_EVENTS } from '@chatdeck/sdk/constants';
import { ArrowRight, Sparkles } from 'lucide-react';
import { useMessages } from '../../../messages';
import { Tag } from '../../../primitives/badge/badge';
import { Icon } from '../../../primitives/icon/icon';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { lazyDialog } from '../../../provider/lazy-part';
import { firstMatchHints } from '../screen/row-hints';
import type { RowWordsProps, RuleListDefinition } from '../screen/rule-list-definition';
import { RuleListScreen } from '../screen/rule-list-screen';
import * as css from '../screen/rule-row.css';
import { ScopeNote, TriggerWords } from '../words/trigger-words';
import { ForeignSkillNote } from './foreign-skill-note';
import { skillMessages } from './skill.messages';

function Words({ row, isPaused }: RowWordsProps<EventKeyword>) {
  const t = useMessages(skillMessages);
  const { locale } = useChatdeck();
  const known = ROBOT_EVENTS.find(({ value }) => value === row.event);
  return (
    <>
      <TriggerWords rule={row} isOff={isPaused} />
      <div className={css.answer}>
        <Icon of={ArrowRight} size={16} />
        {t.runs}
        <Tag>{known?.text[locale] ?? row.event}</Tag>
        <ScopeNote rule={row} />
      </div>
      {isForeignEvent(row.event) ? <ForeignSkillNote /> : null}
    </>
  );
}

const definition: RuleListDefinition<'eventKeywords'> = {
  list: 'eventKeywords',
  icon: Sparkles,
  texts: skillMessages,
  Words,
  Dialog: lazyDialog(() => import('./skill-dialog')),
  hints: firstMatchHints,
};

/** The robot's skills and the keywords that start them. */
export const SkillScreen = () => <RuleListScreen definition={definition} />;
