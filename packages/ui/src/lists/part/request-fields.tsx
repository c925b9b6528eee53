import { NEED_AT, SCOPES, type Scope } from '@chatdeck/sdk/constants';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '#messages';
import { FormNumberField } from '#forms';
import { FormChoice } from '#forms/form-choice.tsx';
import { triggerMessages } from '../rules/dialog/rule.messages';
import { configPartMessages } from './config-part.messages';

interface StoredPair {
  readonly key: string;
  readonly value: string | number;
}

/** Stored pairs as a form holds them: each value as text. */
export const toPairForm = (pairs: readonly StoredPair[] | undefined) =>
  (pairs ?? []).map(({ key, value }) => ({ key, value: String(value) }));

/** How long an answer may take, in seconds. Stands in a form that has it. */
export function TimeoutField() {
  const t = useMessages(configPartMessages);
  const { control } = useFormContext<{ timeout: number }>();
  return <FormNumberField control={control} name="timeout" label={t.timeout} suffix={t.seconds} />;
}

/** Where a part holds, in a form that says so. */
export function WhereFields() {
  const t = useMessages(triggerMessages);
  const { control } = useFormContext<{ scope: Scope; needAt: 0 | 1 }>();
  const scope = useWatch({ control, name: 'scope' });
  return (
    <>
      <FormChoice control={control} name="scope" label={t.scope} choices={SCOPES} />
      {scope === 'friend' ? null : (
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
