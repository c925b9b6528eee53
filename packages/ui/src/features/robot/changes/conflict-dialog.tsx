import type { ConfigEdits, RobotConfigField } from '@chatdeck/sdk';
import type { Json } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import type { EditedConfig } from '#lists/config/config-edits.ts';
import { bothOf } from '#lists/config/difference.ts';
import type { ConfigField } from '#lists/config/fields/config-field.ts';
import { fieldOf } from '#lists/config/fields/config-fields.ts';
import { useFieldTexts } from '#lists/config/fields/field-texts.ts';
import { useValueText } from '../config-editor/use-value-text';
import { robotConfigMessages } from '../robot-config.messages';
import * as css from './changes.css';

type Side = 'mine' | 'theirs' | 'both';

interface Props {
  readonly config: EditedConfig;
  readonly onChoose: (choices: ConfigEdits) => void;
  readonly onClose: () => void;
}

/** The fields that both editors changed: both values of each, and which one to use. */
export default function ConflictDialog({ config, onChoose, onClose }: Props) {
  const t = useMessages(robotConfigMessages);
  const [sides, setSides] = useState<Partial<Record<RobotConfigField, Side>>>({});
  const rows = config.clashes.flatMap((clash) => {
    const field = fieldOf(clash.key);
    const mine = config.edits[clash.key] ?? null;
    return field ? [{ ...clash, field, mine, both: bothOf(field, mine, clash.theirs) }] : [];
  });
  const choose = () =>
    onChoose(
      Object.fromEntries(
        rows.map(({ key, mine, theirs, both }) => [
          key,
          { mine, theirs, both: both ?? mine }[sides[key] ?? 'mine'],
        ]),
      ),
    );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.conflictTitle}
      description={t.clashText}
      footer={
        <>
          <Button isTouch onPress={onClose}>
            {t.later}
          </Button>
          <Button isTouch variant="primary" onPress={choose}>
            {t.saveChoices}
          </Button>
        </>
      }
    >
      <div className={css.clashes}>
        {rows.map(({ key, ...row }) => (
          <ClashRow
            key={key}
            {...row}
            side={sides[key] ?? 'mine'}
            onSide={(side) => setSides({ ...sides, [key]: side })}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface RowProps {
  readonly field: ConfigField;
  readonly before: Json;
  readonly mine: Json;
  readonly theirs: Json;
  readonly both: Json | undefined;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}

function ClashRow({ field, before, mine, theirs, both, side, onSide }: RowProps) {
  const t = useMessages(robotConfigMessages);
  const textOf = useValueText();
  const label = useFieldTexts().labelOf(field);
  const sides = [
    { id: 'mine' as const, label: t.mine },
    { id: 'theirs' as const, label: t.theirs },
  ];
  const values = [
    [t.valueBefore, before],
    [t.valueMine, mine],
    [t.valueTheirs, theirs],
  ] as const;
  return (
    <div className={css.clash}>
      <div className={css.clashHead}>
        <span className={css.name} aria-hidden>
          {label}
        </span>
        <SegmentedControl
          label={label}
          items={both === undefined ? sides : [...sides, { id: 'both' as const, label: t.both }]}
          value={side}
          onChange={onSide}
        />
      </div>
      {values.map(([mark, value]) => (
        <span key={mark} className={css.line}>
          <span className={css.mark}>{mark}</span>
          <span className={css.value}>{textOf(field, value)}</span>
        </span>
      ))}
    </div>
  );
}
