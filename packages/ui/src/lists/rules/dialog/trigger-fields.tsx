import {
  MATCH_MODE,
  MATCH_MODES,
  NEED_AT,
  SCOPES,
  type MatchMode,
  type Scope,
} from '@chatdeck/sdk/constants';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '#messages';
import { FormChoice } from '#forms/form-choice.tsx';
import { FormKeywords } from './form-keywords';
import { ruleMessages, triggerMessages } from './rule.messages';

/** The part of a form that says when a rule applies. */
export interface TriggerForm {
  keywords: string[];
  reg: MatchMode;
  needAt: 0 | 1;
  scope: Scope;
}

/** A new rule: any of its words, everywhere, in groups when the robot is mentioned. */
export const newTrigger: TriggerForm = {
  keywords: [],
  reg: MATCH_MODE.contains,
  needAt: 1,
  scope: 'all',
};

interface Props {
  /** Holds in private chats alone, so that there is nothing to choose. */
  readonly isPrivate?: boolean;
}

/** When a rule applies: its words, how they are compared, and where. Stands in a form that has these fields. */
export function TriggerFields({ isPrivate = false }: Props) {
  const { control } = useFormContext<TriggerForm>();
  const t = useMessages(triggerMessages);
  const shared = useMessages(ruleMessages);
  const [reg, scope] = useWatch({ control, name: ['reg', 'scope'] });
  return (
    <>
      <FormKeywords control={control} name="keywords" />
      <FormChoice
        control={control}
        name="reg"
        label={shared.match}
        choices={MATCH_MODES}
        description={reg === MATCH_MODE.exact ? shared.exactHint : shared.containsHint}
      />
      {isPrivate ? null : (
        <FormChoice control={control} name="scope" label={t.scope} choices={SCOPES} />
      )}
      {isPrivate || scope === 'friend' ? null : (
        <FormChoice
          control={control}
          name="needAt"
          label={t.needAt}
          choices={NEED_AT}
          description={t.needAtHint}
        />
      )}
    </>
  );
}
