import type { Material } from '@chatdeck/sdk';
import { part } from '#theme/part.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Tag } from '#primitives/badge/badge.tsx';
import { SelectBox } from '#primitives/data-table/select-box.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { UsedIn } from '#lists/references/lazy-used-in.tsx';
import { sizeText } from '#features/upload/upload.model.ts';
import { MaterialMenu } from '../material-panel/material-menu';
import { name as twoLines } from '../material.css';
import * as css from './material-card.css';
import { materialLibraryMessages } from './material-library.messages';
import { kindIconOf } from './material-library.model';
import { MaterialPreview } from './material-preview';

export interface MaterialCardProps {
  readonly material: Material;
  /** The ids of all materials of the page, whose uses are counted in one call. */
  readonly page: readonly string[];
  /** The size of its stored file, once it is known. */
  readonly bytes: number | undefined;
  readonly isSelected: boolean;
  /** `isRange` if Shift was held. */
  readonly onToggle: (id: string, isSelected: boolean, isRange: boolean) => void;
  /** Left out where materials can only be read; so is `onRemove`. */
  readonly onEdit?: ((material: Material) => void) | undefined;
  readonly onRemove?: ((material: Material) => void) | undefined;
}

/** A material as its recipient sees it, with its name, its uses and its tag. */
export function MaterialCard(props: MaterialCardProps) {
  const { material, page, bytes, isSelected, onToggle, onEdit, onRemove } = props;
  const t = useMessages(materialLibraryMessages);
  const { locale } = useChatdeck();
  const { id, name, tag } = material;
  return (
    <li {...part('card')} className={css.card} data-selected={isSelected || undefined}>
      <MaterialPreview material={material} />
      {onEdit ? (
        <span className={css.check}>
          <SelectBox
            label={t.select({ name })}
            isSelected={isSelected}
            onChange={(isOn, isRange) => onToggle(id, isOn, isRange)}
          />
        </span>
      ) : null}
      <div className={css.foot}>
        <div className={css.line}>
          <span className={css.kind}>
            <Icon of={kindIconOf(material)} size={16} />
          </span>
          {onEdit ? (
            <button
              type="button"
              className={css.name}
              title={name}
              onClick={() => onEdit(material)}
            >
              <span className={twoLines}>{name}</span>
            </button>
          ) : (
            <span className={twoLines} title={name}>
              {name}
            </span>
          )}
          {onEdit && onRemove ? (
            <span className={css.menu}>
              <MaterialMenu material={material} onEdit={onEdit} onRemove={onRemove} />
            </span>
          ) : null}
        </div>
        <div className={css.meta}>
          {bytes === undefined ? null : <span>{sizeText(bytes, locale)}</span>}
          <span className={css.own}>
            <UsedIn subject={{ kind: 'material', id, name }} page={page} />
          </span>
          {tag ? (
            <span className={css.tag}>
              <Tag>{tag}</Tag>
            </span>
          ) : null}
        </div>
      </div>
    </li>
  );
}
