import type { Json } from '@chatdeck/sdk/rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import type { ConfigField } from '#lists/config/fields/config-field.ts';
import { useFieldTexts } from '#lists/config/fields/field-texts.ts';
import { useOpenPages } from '#lists/session/use-open-pages.ts';
import { robotConfigMessages } from '../robot-config.messages';
import * as css from './field-row.css';

interface Props {
  readonly field: Extract<ConfigField, { kind: 'elsewhere' }>;
  readonly value: Json;
  readonly errorMessage: string | undefined;
}

/** A setting that another page edits: how many entries it has, and a link there. */
export function ElsewhereRow({ field, value, errorMessage }: Props) {
  const t = useMessages(robotConfigMessages);
  const { navigate } = useChatdeck();
  const { labelOf, helpOf } = useFieldTexts();
  const canOpen = useOpenPages();
  const { to } = field;
  const text = value === null ? t.notSet : t.isSet;
  const amount = Array.isArray(value) ? t.rows({ count: value.length }) : text;
  const help = to ? undefined : helpOf(field);
  return (
    <div className={css.elsewhere} tabIndex={-1}>
      {to && canOpen(to) ? (
        <Button
          size="sm"
          variant="link"
          label={t.openPageOf({ label: labelOf(field) })}
          onPress={() => navigate({ to })}
        >
          {labelOf(field)}
        </Button>
      ) : (
        <span>{labelOf(field)}</span>
      )}
      <span className={errorMessage === undefined ? css.help : css.error}>
        {errorMessage ?? (help === undefined ? amount : `${amount} · ${help}`)}
      </span>
    </div>
  );
}
