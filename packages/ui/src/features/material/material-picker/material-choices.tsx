import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE_TEXT, textIn } from '@chatdeck/sdk/constants';
import { Layers } from 'lucide-react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Tag } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { NoMatch } from '#lists/list-card.tsx';
import { previewOf } from '../material-panel/material-panel.model';
import { MaterialThumb } from '../material-thumb';
import * as css from './material-picker.css';
import { materialPickerMessages } from './material-picker.messages';
import { placeOf, type MaterialChoice } from './material-picker.model';
import type { MaterialPickerState } from './use-material-picker';

export interface MaterialChoicesProps {
  readonly label: string;
  readonly rows: readonly Material[];
  readonly choice: MaterialChoice;
  /** Only one can be chosen. */
  readonly isSingle: boolean;
  readonly disabledReason: (material: Material) => string | undefined;
  readonly onToggle: (material: Material) => void;
}

/** The materials of a page, each with its position in the selection. */
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
            // A material that became unavailable after it was chosen can still be removed.
            isDisabled={reason !== undefined && place === 0}
            onChange={() => onToggle(material)}
          >
            <span className={css.box}>{place > 0 ? place : null}</span>
            <Summary material={material} reason={reason} />
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
            <Summary material={material} reason={reason} />
          </Radio>
        );
      })}
    </RadioGroup>
  );
}

interface SummaryProps {
  readonly material: Material;
  readonly reason: string | undefined;
}

function Summary({ material, reason }: SummaryProps) {
  const { locale } = useChatdeck();
  return (
    <>
      <MaterialThumb material={material} />
      <span className={css.text}>
        <span className={css.name}>{material.name}</span>
        <span className={css.content}>{reason ?? previewOf(material)}</span>
      </span>
      {material.tag === '' ? null : <Tag>{material.tag}</Tag>}
      <Tag>{textIn(CONTENT_TYPE_TEXT[material.type], locale)}</Tag>
    </>
  );
}

interface NoChoicesProps {
  readonly picker: Pick<MaterialPickerState, 'search' | 'tags' | 'type' | 'onTypeChange'>;
}

/** The empty state: what was searched for, and what to do next. */
export function NoChoices({ picker }: NoChoicesProps) {
  const { search, tags, type, onTypeChange } = picker;
  const t = useMessages(materialPickerMessages);
  const { locale } = useChatdeck();
  const word = search.query.name;
  const typeName = type === undefined ? undefined : textIn(CONTENT_TYPE_TEXT[type], locale);
  if (word !== undefined || tags.tag !== undefined) {
    const clear = () => {
      search.onSearchChange('');
      tags.onTagChange(undefined);
    };
    return (
      <NoMatch
        title={t.noMatch({ word: [tags.tag, word].filter(Boolean).join(' ') })}
        onClear={clear}
      >
        {typeName === undefined ? t.noMatchText : t.noMatchOfType({ type: typeName })}
      </NoMatch>
    );
  }
  return (
    <EmptyState
      icon={Layers}
      title={typeName === undefined ? t.emptyTitle : t.emptyOfType({ type: typeName })}
      actions={
        type === undefined ? null : (
          <Button onPress={() => onTypeChange(undefined)}>{t.showAll}</Button>
        )
      }
    >
      {t.emptyText}
    </EmptyState>
  );
}
