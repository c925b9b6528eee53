import { SCOPES, type Scope } from '@chatdeck/sdk/constants';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '#messages';
import { FormNumberField } from '#forms/form-fields.tsx';
import { FormBit } from '#forms/form-bit.tsx';
import { FormChoice } from '#forms/form-choice.tsx';
import { triggerMessages } from '../rules/dialog/rule.messages';
import { configPartMessages } from './config-part.messages';

interface StoredPair {
  readonly key: string;
  readonly value: string | number;
}

/** Converts stored pairs to form values: each value as text. */
export const toPairForm = (pairs: readonly StoredPair[] | undefined) =>
  (pairs ?? []).map(({ key, value }) => ({ key, value: String(value) }));

/** The request timeout in seconds, a field of the surrounding form. */
export function TimeoutField() {
  const t = useMessages(configPartMessages);
  const { control } = useFormContext<{ timeout: number }>();
  return <FormNumberField control={control} name="timeout" label={t.timeout} suffix={t.seconds} />;
}

/** The scope of a part, a field of the surrounding form. */
export function WhereFields() {
  const t = useMessages(triggerMessages);
  const { control } = useFormContext<{ scope: Scope; needAt: 0 | 1 }>();
  const scope = useWatch({ control, name: 'scope' });
  return (
    <>
      <FormChoice control={control} name="scope" label={t.scope} choices={SCOPES} />
      {scope === 'friend' ? null : (
        <FormBit control={control} name="needAt" label={t.needAt} description={t.needAtHint} />
      )}
    </>
  );
}
