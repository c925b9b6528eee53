import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE_TEXT, type ContentType, textIn } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import { ArrowDown, ArrowUp, CircleAlert, PenLine, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import * as field from '#primitives/field/field.css.ts';
import { Icon } from '#primitives/icon/icon.tsx';
import { rowLabel } from '#lists/config/row-label.ts';
import { MaterialPickerDialog } from '#features/material/lazy-picker.tsx';
import type { TypeRefusals } from '../message-form/message-fields';
import { repliesMessages } from './replies.messages';
import * as css from './reply-list.css';

// Most replies are picked, so the form that writes one, and its uploads, load on demand.
const WriteReplyDialog = lazyDialog(() => import('./write-reply-dialog'));

interface Props {
  readonly label: string;
  readonly description: string | undefined;
  readonly errorMessage: string | undefined;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  /** Why the robot cannot send some types of message here, shown in the list. */
  readonly refusals?: TypeRefusals | undefined;
}

const isType = (type: Json | undefined): type is ContentType =>
  typeof type === 'number' && type in CONTENT_TYPE_TEXT;

/** A copy of a material in the format of a rule (robot contract, section 1.3). */
function toReply({ tag: _, updatedAt: __, ...reply }: Material): Json {
  return reply;
}

/** Swaps the row at this index with the next one. */
const swapped = (rows: readonly Json[], at: number): Json[] => [
  ...rows.slice(0, at),
  ...rows.slice(at, at + 2).reverse(),
  ...rows.slice(at + 2),
];

/** Messages that are sent one after the other. */
export function ReplyList(props: Props) {
  const { label, description, errorMessage, value, onChange, refusals } = props;
  const t = useMessages(repliesMessages);
  const { locale } = useChatdeck();
  const [layer, setLayer] = useState<'pick' | 'write'>();
  const close = () => setLayer(undefined);
  const rows = Array.isArray(value) ? value : [];
  const typeOf = (row: Json) => {
    const type = isJsonObject(row) ? row.type : undefined;
    return isType(type) ? textIn(CONTENT_TYPE_TEXT[type], locale) : '';
  };
  return (
    <div className={css.field} role="group" aria-label={label}>
      <span className={css.label}>{label}</span>
      <ol className={css.rows} data-invalid={errorMessage === undefined ? undefined : true}>
        {rows.map((row, at) => (
          <li key={at} className={css.row}>
            <span className={css.number}>{at + 1}</span>
            <span className={css.name}>{rowLabel(row, locale)}</span>
            <span className={css.type}>{typeOf(row)}</span>
            <IconButton
              size="sm"
              icon={ArrowUp}
              label={t.moveUp({ label: rowLabel(row, locale) })}
              isDisabled={at === 0}
              onPress={() => onChange(swapped(rows, at - 1))}
            />
            <IconButton
              size="sm"
              icon={ArrowDown}
              label={t.moveDown({ label: rowLabel(row, locale) })}
              isDisabled={at === rows.length - 1}
              onPress={() => onChange(swapped(rows, at))}
            />
            <IconButton
              size="sm"
              icon={X}
              label={t.removeReply({ label: rowLabel(row, locale) })}
              onPress={() => onChange(rows.filter((_, place) => place !== at))}
            />
          </li>
        ))}
        <li className={css.add}>
          <Button variant="link" icon={Plus} onPress={() => setLayer('pick')}>
            {t.addMaterials}
          </Button>
          <Button variant="link" icon={PenLine} onPress={() => setLayer('write')}>
            {t.writeReply}
          </Button>
        </li>
      </ol>
      {errorMessage === undefined ? (
        <span className={css.help}>{description}</span>
      ) : (
        <span className={field.error} role="alert">
          <Icon of={CircleAlert} size={14} className={field.errorIcon} />
          {errorMessage}
        </span>
      )}
      {layer === 'pick' ? (
        <MaterialPickerDialog
          isOpen
          onOpenChange={close}
          disabledReason={({ type }) => refusals?.[type]}
          onSelectionChange={(chosen) => onChange([...rows, ...chosen.map(toReply)])}
        />
      ) : null}
      {layer === 'write' ? (
        <WriteReplyDialog
          refusals={refusals}
          onClose={close}
          onWrite={(reply) => onChange([...rows, reply])}
        />
      ) : null}
    </div>
  );
}
