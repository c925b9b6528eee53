import type { SummaryForm } from '@chatdeck/sdk';
import { SUMMARY_COUNTS, SUMMARY_MODES, SUMMARY_WINDOWS } from '@chatdeck/sdk/constants';
import { useFormContext, useWatch } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Select } from '#primitives/select/select.tsx';
import { useFormField } from '#forms';
import { FormChoice } from '#forms/form-choice.tsx';
import { summaryMessages } from './summary.messages';

/** How much is summed up: a time, or a number of messages. Another stored value stays a choice. */
export function AmountFields() {
  const t = useMessages(summaryMessages);
  const { control } = useFormContext<SummaryForm>();
  const mode = useWatch({ control, name: 'summerType' });
  return (
    <>
      <FormChoice control={control} name="summerType" label={t.mode} choices={SUMMARY_MODES} />
      {mode === 'time' ? <WindowField /> : <CountField />}
    </>
  );
}

interface Item {
  readonly id: number;
  readonly label: string;
}
const withStored = (items: readonly Item[], stored: number, label: string): readonly Item[] =>
  items.some(({ id }) => id === stored) ? items : [...items, { id: stored, label }];

function WindowField() {
  const t = useMessages(summaryMessages);
  const { locale } = useChatdeck();
  const { control } = useFormContext<SummaryForm>();
  const field = useFormField(control, 'summerTime');
  const items = SUMMARY_WINDOWS.map(({ value: id, text }) => ({ id, label: text[locale] }));
  const others = withStored(items, field.value, `${field.value} h`);
  return <Select {...field} label={t.window} items={others} />;
}

function CountField() {
  const t = useMessages(summaryMessages);
  const { control } = useFormContext<SummaryForm>();
  const field = useFormField(control, 'summerNum');
  const items = SUMMARY_COUNTS.map((count) => ({ id: count, label: t.countOf({ count }) }));
  const others = withStored(items, field.value, t.countOf({ count: field.value }));
  return <Select {...field} label={t.count} items={others} />;
}
