import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE_TEXT, textIn } from '@chatdeck/sdk/constants';
import { X } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import * as css from './material-picker.css';
import { materialPickerMessages } from './material-picker.messages';
import type { MaterialChoice } from './material-picker.model';

export interface ChosenMaterialsProps {
  readonly choice: MaterialChoice;
  readonly onRemove: (material: Material) => void;
  readonly onClear: () => void;
}

/** The chosen materials, numbered in the order in which they were chosen. */
export function ChosenMaterials({ choice, onRemove, onClear }: ChosenMaterialsProps) {
  const t = useMessages(materialPickerMessages);
  return (
    <section className={css.chosen} aria-label={t.chosenList}>
      <div className={css.chosenHead}>
        <strong className={css.count} role="status">
          {t.chosen({ count: choice.length })}
        </strong>
        {choice.length > 0 ? (
          <Button variant="link" size="sm" onPress={onClear}>
            {t.clear}
          </Button>
        ) : null}
      </div>
      {choice.length === 0 ? (
        <p className={css.nothing}>{t.nothingChosen}</p>
      ) : (
        <ChosenList choice={choice} onRemove={onRemove} />
      )}
    </section>
  );
}

/** The numbered list alone, for forms that send the chosen materials. */
export function ChosenList({ choice, onRemove }: Omit<ChosenMaterialsProps, 'onClear'>) {
  const t = useMessages(materialPickerMessages);
  const { locale } = useChatdeck();
  return (
    <ol className={css.chosenRows} aria-label={t.chosenList}>
      {choice.map((material, at) => (
        <li key={material.id} className={css.chosenRow}>
          <span className={css.number}>{at + 1}</span>
          <span className={css.text}>
            <span className={css.name}>{material.name}</span>
            <span className={css.content}>{textIn(CONTENT_TYPE_TEXT[material.type], locale)}</span>
          </span>
          <IconButton
            size="sm"
            icon={X}
            label={t.remove({ name: material.name })}
            onPress={() => onRemove(material)}
          />
        </li>
      ))}
    </ol>
  );
}
