import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { UserPlus } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { RuleListDefinition } from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import { JoinRuleSummary } from './join-rule-summary';
import { joinRuleMessages } from './join-rule.messages';

const definition: RuleListDefinition<'roomJoinKeywords'> = {
  list: 'roomJoinKeywords',
  icon: UserPlus,
  texts: joinRuleMessages,
  Summary: JoinRuleSummary,
  example: ({ room, joining, welcome }) => (
    <JoinRuleSummary
      row={{
        roomName: room,
        keywords: [joining],
        replys: [],
        welcomes: [{ type: CONTENT_TYPE.text, content: welcome }],
      }}
      isPaused={false}
    />
  ),
  Dialog: lazyDialog(() => import('./join-rule-dialog')),
  isOrdered: true,
  csv: () => import('./join-rule-csv'),
};

/** Keywords that add friends to a group, and the welcome message. */
export const JoinRuleScreen = /* @__PURE__ */ ruleListScreen(definition);
