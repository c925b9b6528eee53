import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { Text } from '#primitives/text/text.tsx';
import { FormTextField } from '#forms/form-fields.tsx';
import { configPartMessages } from './config-part.messages';
import * as css from './parameter-fields.css';

/** The part of a form that holds key-value pairs. */
interface PairsForm {
  moreData: { key: string; value: string }[];
  header: { key: string; value: string }[];
}

interface Props {
  readonly name: keyof PairsForm;
  readonly label: string;
  readonly emptyText: string;
}

/** Edits parameters or headers as name-value pairs of the surrounding form. */
export function PairFields({ name, label, emptyText }: Props) {
  const t = useMessages(configPartMessages);
  const { control } = useFormContext<PairsForm>();
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <div className={css.group} role="group" aria-label={label}>
      <div className={css.head}>
        <span className={css.title} aria-hidden>
          {label}
        </span>
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          label={`${t.addPair} ${label}`}
          onPress={() => append({ key: '', value: '' })}
        >
          {t.addPair}
        </Button>
      </div>
      {fields.length === 0 ? (
        <Text as="p" size="xs" tone="muted">
          {emptyText}
        </Text>
      ) : null}
      {fields.map(({ id, key }, at) => (
        <div className={css.row} key={id}>
          <FormTextField
            control={control}
            name={`${name}.${at}.key`}
            label={t.pairKey({ number: at + 1 })}
          />
          <FormTextField
            control={control}
            name={`${name}.${at}.value`}
            label={t.pairValue({ number: at + 1 })}
          />
          <IconButton
            icon={Trash2}
            label={t.removePair({ name: key || String(at + 1) })}
            onPress={() => remove(at)}
          />
        </div>
      ))}
    </div>
  );
}
