import type { KeywordForwardForm } from '@chatdeck/sdk';
import { FORWARD_DEFAULTS, MATCH_MODE, MATCH_MODES, POSITIONS } from '@chatdeck/sdk/constants';
import { useController, type Control } from 'react-hook-form';
import { useMessages } from '#messages';
import { Stack } from '#primitives/stack/stack.tsx';
import { ChoiceField } from '#forms/choice-field.tsx';
import { FormKeywords } from '#lists/rules/dialog/form-words.tsx';
import { ruleMessages } from '#lists/rules/dialog/rule.messages.ts';
import { keywordForwardMessages } from './keyword-forward.messages';
import { SideFields } from './side-fields';

export interface KeywordForwardViewProps {
  readonly control: Control<KeywordForwardForm, unknown, KeywordForwardForm>;
}

/** The fields of a keyword forward rule. */
export function KeywordForwardView({ control }: KeywordForwardViewProps) {
  const t = useMessages(keywordForwardMessages);
  const shared = useMessages(ruleMessages);
  const { field: reg } = useController({ control, name: 'reg' });
  const { field: position } = useController({ control, name: 'position' });
  return (
    <Stack>
      <FormKeywords control={control} name="keywords" />
      <ChoiceField
        label={shared.match}
        choices={MATCH_MODES}
        value={reg.value}
        onChange={reg.onChange}
        description={reg.value === MATCH_MODE.exact ? shared.exactHint : shared.containsHint}
      />
      <ChoiceField
        label={t.position}
        choices={POSITIONS}
        value={position.value ?? FORWARD_DEFAULTS.position}
        onChange={position.onChange}
        description={t.positionHint}
      />
      <SideFields
        control={control}
        type="type"
        targets="targets"
        typeLabel={t.listen}
        labels={{ room: t.listenRooms, contact: t.listenContacts }}
      />
      <SideFields
        control={control}
        type="forwardType"
        targets="forwardTargets"
        typeLabel={t.forward}
        labels={{ room: t.toRooms, contact: t.toContacts }}
      />
    </Stack>
  );
}
