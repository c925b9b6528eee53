import type { EventKeyword } from '@chatdeck/sdk';
import { textIn } from '@chatdeck/sdk/constants';
import { isForeignEvent, ROBOT_EVENTS } from '@chatdeck/sdk/skill';
import { ArrowRight, Sparkles } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Tag } from '#primitives/badge/badge.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { firstMatchHints } from '#lists/rules/screen/row-hints.ts';
import type {
  RowSummaryProps,
  RuleListDefinition,
} from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { ScopeNote, TriggerSummary } from '#lists/rules/summary/trigger-summary.tsx';
import { ForeignSkillNote } from './foreign-skill-note';
import { skillMessages } from './skill.messages';

function Summary({ row, isPaused }: RowSummaryProps<EventKeyword>) {
  const t = useMessages(skillMessages);
  const { locale } = useChatdeck();
  const known = ROBOT_EVENTS.find(({ value }) => value === row.event);
  return (
    <>
      <TriggerSummary rule={row} isOff={isPaused} />
      <div className={css.answer}>
        <Icon of={ArrowRight} size={16} />
        {t.runs}
        <Tag>{textIn(known?.text, locale) ?? row.event}</Tag>
        <ScopeNote rule={row} />
      </div>
      {isForeignEvent(row.event) ? <ForeignSkillNote /> : null}
    </>
  );
}

const definition: RuleListDefinition<'eventKeywords'> = {
  list: 'eventKeywords',
  isTried: true,
  icon: Sparkles,
  texts: skillMessages,
  Summary,
  example: ({ quote }) => (
    <Summary
      row={{ keywords: [quote], reg: 1, needAt: 1, scope: 'all', event: 'mingyan' }}
      isPaused={false}
    />
  ),
  Dialog: lazyDialog(() => import('./skill-dialog')),
  hints: firstMatchHints,
  isOrdered: true,
  csv: () => import('./skill-csv'),
};

/** The robot's skills and the keywords that start them. */
export const SkillScreen = /* @__PURE__ */ ruleListScreen(definition);
