import {
  MATCH_MODE,
  MATCH_MODES,
  SCOPES,
  type MatchMode,
  type Scope,
} from '@chatdeck/sdk/constants';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '#messages';
import { FormBit } from '#forms/form-bit.tsx';
import { FormChoice } from '#forms/form-choice.tsx';
import { FormKeywords } from './form-keywords';
import { ruleMessages, triggerMessages } from './rule.messages';

/** The part of a form that holds the trigger of a rule. */
export interface TriggerForm {
  keywords: string[];
  reg: MatchMode;
  needAt: 0 | 1;
  scope: Scope;
}

/** The trigger of a new rule: any of its keywords, in all chats, in groups only when the robot is mentioned. */
export const newTrigger: TriggerForm = {
  keywords: [],
  reg: MATCH_MODE.contains,
  needAt: 1,
  scope: 'all',
};

interface Props {
  /** Applies in private chats only, so that there is no scope to choose. */
  readonly isPrivate?: boolean;
}

/** The trigger of a rule: its keywords, their match mode and the scope; fields of the surrounding form. */
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
        <FormBit control={control} name="needAt" label={t.needAt} description={t.needAtHint} />
      )}
    </>
  );
}
