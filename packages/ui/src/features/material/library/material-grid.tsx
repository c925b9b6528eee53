import type { Material } from '@chatdeck/sdk';
import { useMemo } from 'react';
import { useMessages } from '#messages';
import { useTableSelection } from '#primitives/data-table/use-table-selection.ts';
import { MaterialCard, type MaterialCardProps } from './material-card';
import * as css from './material-card.css';
import { materialLibraryMessages } from './material-library.messages';
import { useFileSizes } from './use-library-facts';

interface MaterialGridProps extends Pick<MaterialCardProps, 'onEdit' | 'onRemove'> {
  readonly rows: readonly Material[];
  readonly isRefreshing: boolean;
  /** Ids of the selected materials, including those on other pages. */
  readonly selection: ReadonlySet<string>;
  readonly onSelectionChange: (selection: ReadonlySet<string>) => void;
}

/** A page of materials as cards. */
export function MaterialGrid(props: MaterialGridProps) {
  const { rows, isRefreshing, selection, onSelectionChange, onEdit, onRemove } = props;
  const t = useMessages(materialLibraryMessages);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const sizes = useFileSizes(rows);
  const { toggle } = useTableSelection({ ids, selection, onSelectionChange });
  return (
    <ul className={css.grid} aria-label={t.list} aria-busy={isRefreshing}>
      {rows.map((material) => (
        <MaterialCard
          key={material.id}
          material={material}
          page={ids}
          bytes={sizes.get(material.id)}
          isSelected={selection.has(material.id)}
          onToggle={toggle}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}
