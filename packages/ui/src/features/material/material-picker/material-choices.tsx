import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE_TEXT } from '@chatdeck/sdk/constants';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { Tag } from '#primitives/badge/badge.tsx';
import { previewOf } from '../material-panel/material-panel.model';
import { MaterialThumb } from '../material-thumb';
import * as css from './material-picker.css';
import { placeOf, type MaterialChoice } from './material-picker.model';

export interface MaterialChoicesProps {
  readonly label: string;
  readonly rows: readonly Material[];
  readonly choice: MaterialChoice;
  /** One may be chosen. */
  readonly isSingle: boolean;
  readonly disabledReason: (material: Material) => string | undefined;
  readonly onToggle: (material: Material) => void;
}

/** The materials of a page, each with its place among the chosen. */
export function MaterialChoices(props: MaterialChoicesProps) {
  const { label, rows, choice, isSingle, disabledReason, onToggle } = props;
  if (isSingle) return <SingleChoice {...props} />;
  return (
    <div role="group" aria-label={label}>
      {rows.map((material) => {
        const place = placeOf(choice, material);
        const reason = disabledReason(material);
        return (
          <Checkbox
            key={material.id}
            className={css.option}
            isSelected={place > 0}
            // What was chosen before it became forbidden can still be taken away.
            isDisabled={reason !== undefined && place === 0}
            onChange={() => onToggle(material)}
          >
            <span className={css.box}>{place > 0 ? place : null}</span>
            <Words material={material} reason={reason} />
          </Checkbox>
        );
      })}
    </div>
  );
}

function SingleChoice({ label, rows, choice, disabledReason, onToggle }: MaterialChoicesProps) {
  return (
    <RadioGroup
      className={css.group}
      aria-label={label}
      value={choice[0]?.id ?? null}
      onChange={(id) => {
        const chosen = rows.find((material) => material.id === id);
        if (chosen) onToggle(chosen);
      }}
    >
      {rows.map((material) => {
        const reason = disabledReason(material);
        return (
          <Radio
            key={material.id}
            className={css.option}
            value={material.id}
            isDisabled={reason !== undefined}
          >
            <span className={css.dot} />
            <Words material={material} reason={reason} />
          </Radio>
        );
      })}
    </RadioGroup>
  );
}

interface WordsProps {
  readonly material: Material;
  readonly reason: string | undefined;
}

function Words({ material, reason }: WordsProps) {
  const { locale } = useChatdeck();
  return (
    <>
      <MaterialThumb material={material} />
      <span className={css.words}>
        <span className={css.name}>{material.name}</span>
        <span className={css.content}>{reason ?? previewOf(material)}</span>
      </span>
      {material.tag === '' ? null : <Tag>{material.tag}</Tag>}
      <Tag>{CONTENT_TYPE_TEXT[material.type][locale]}</Tag>
    </>
  );
}
