import { ArrowUpDown, Check } from 'lucide-react';
import { useMessages } from '#messages';
import { MenuButton } from '#primitives/menu-button/menu-button.tsx';
import { touchMenu } from './material-library.css';
import { materialLibraryMessages } from './material-library.messages';
import type { MaterialSort } from './material-library.model';

interface SortMenuProps {
  readonly sort: MaterialSort;
  readonly onSortChange: (sort: MaterialSort) => void;
}

const SORTS: readonly MaterialSort[] = ['newest', 'updated', 'oldest'];

/** The order of the materials; the button says which one it is. */
export function SortMenu({ sort, onSortChange }: SortMenuProps) {
  const t = useMessages(materialLibraryMessages);
  return (
    <span className={touchMenu}>
      <MenuButton
        label={t.sort({ name: t[sort] })}
        icon={ArrowUpDown}
        actions={SORTS.map((id) => ({
          id,
          label: t[id],
          ...(id === sort && { icon: Check }),
          onAction: () => onSortChange(id),
        }))}
      />
    </span>
  );
}
