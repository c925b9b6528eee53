import type { RobotConfigField } from '@chatdeck/sdk';
import { ROBOT_TYPES, textIn } from '@chatdeck/sdk/constants';
import type { Json } from '@chatdeck/sdk/rules';
import { memo } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinList, useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { cx } from '#primitives/cx.ts';
import type { ConfigField } from '#lists/config/fields/config-field.ts';
import { useFieldTexts } from '#lists/config/fields/field-texts.ts';
import { robotConfigMessages } from '../robot-config.messages';
import { FieldControl } from './field-control';
import * as css from './field-row.css';
import { defaultOf, useValueText } from './use-value-text';

interface Props {
  readonly field: ConfigField;
  readonly value: Json;
  /** The saved value, if it differs. */
  readonly saved: Json | undefined;
  readonly error: string | undefined;
  /** The setting has no effect with the current values; the row says so. */
  readonly isIdle: boolean;
  readonly placeRef: (key: RobotConfigField) => (element: HTMLElement | null) => void;
  readonly onEdit: (key: RobotConfigField, value: Json) => void;
  readonly onUndo: (key: RobotConfigField) => void;
}

const WIDTHS: Partial<Record<ConfigField['kind'], keyof typeof css.width>> = {
  number: 'third',
  elsewhere: 'third',
  secret: 'half',
  text: 'half',
};
const isFull = (field: ConfigField) => field.kind === 'text' && (field.isLong || field.isWide);
const widthOf = (field: ConfigField) => (isFull(field) ? 'full' : (WIDTHS[field.kind] ?? 'full'));
/** One-line settings, which are separated by a hairline. */
const ROWS: readonly ConfigField['kind'][] = ['switch', 'bit', 'choice'];

/** One field with its help, its default and, once edited, the saved value. */
export const FieldRow = memo(function FieldRow(props: Props) {
  const { field, value, saved, onEdit, onUndo } = props;
  const description = useDescription(field, props.isIdle);
  return (
    <div
      ref={props.placeRef(field.key)}
      className={cx(css.width[widthOf(field)], ROWS.includes(field.kind) && css.row)}
    >
      <FieldControl
        field={field}
        value={value}
        onChange={(next) => onEdit(field.key, next)}
        description={description}
        errorMessage={props.error}
      />
      {saved === undefined ? null : (
        <EditedLine field={field} saved={saved} onUndo={() => onUndo(field.key)} />
      )}
    </div>
  );
});

function useDescription(field: ConfigField, isIdle: boolean): string | undefined {
  const t = useMessages(robotConfigMessages);
  const { locale } = useChatdeck();
  const textOf = useValueText();
  const { helpOf } = useFieldTexts();
  const initial = defaultOf(field, locale);
  const providers = ROBOT_TYPES.filter(({ value }) => field.providers?.includes(value));
  const names = joinList(
    providers.map(({ text }) => textIn(text, locale)),
    locale,
  );
  const parts = [
    isIdle && names !== '' ? t.onlyFor({ names }) : undefined,
    helpOf(field),
    initial === undefined ? undefined : t.defaultIs({ text: textOf(field, initial) }),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

interface EditedLineProps {
  readonly field: ConfigField;
  readonly saved: Json;
  readonly onUndo: () => void;
}

function EditedLine({ field, saved, onUndo }: EditedLineProps) {
  const t = useMessages(robotConfigMessages);
  const { labelOf } = useFieldTexts();
  const textOf = useValueText();
  const savedText =
    field.kind === 'secret' ? t.secretChanged : t.was({ text: textOf(field, saved) });
  return (
    <div className={css.edited}>
      <span className={css.dot} />
      <span className={css.was}>{savedText}</span>
      <Button
        variant="link"
        size="sm"
        label={t.undoField({ label: labelOf(field) })}
        onPress={onUndo}
      >
        {t.undo}
      </Button>
    </div>
  );
}
