import type { LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { SelectBox } from '#primitives/data-table/select-box.tsx';
import type { selectedPart } from '#primitives/data-table/use-table-selection.ts';
import * as css from './bulk-bar.css';
import { bulkMessages } from './bulk.messages';

/** What can be done with the selected rows; resolves to true once it is done. */
export interface BulkAction {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isDisabled?: boolean;
  readonly run: () => Promise<boolean>;
  /** They are gone then. */
  readonly isRemoval?: boolean;
}

interface Props {
  /** How many rows are selected, on all pages. */
  readonly count: number;
  /** How many of the displayed rows are. */
  readonly part: ReturnType<typeof selectedPart>;
  readonly onTogglePage: (isSelected: boolean) => void;
  readonly onClear: () => void;
  /** Selects rows of other pages, too. */
  readonly more?: ReactNode;
  readonly actions: readonly BulkAction[];
}

/** How many rows of a list are selected, with what can be done about that, above the list. */
export function BulkFrame({ count, part, onTogglePage, onClear, more, actions }: Props) {
  const t = useMessages(bulkMessages);
  const bar = useRef<HTMLDivElement>(null);
  const act = async ({ run, isRemoval }: BulkAction) => {
    if (!(await run())) return;
    if (isRemoval) onClear();
    // The pressed button is disabled now, or gone with the selection.
    bar.current?.focus();
  };
  return (
    <div ref={bar} className={css.bar} role="group" aria-label={t.bar} tabIndex={-1}>
      <SelectBox
        label={t.selectPage}
        isSelected={part === 'all'}
        isMixed={part === 'some'}
        onChange={onTogglePage}
      />
      <span role="status" className={css.count}>
        {count === 0 ? t.none : t.selected({ count })}
      </span>
      {more}
      {count === 0 ? null : (
        <>
          <Button size="sm" variant="link" onPress={onClear}>
            {t.clear}
          </Button>
          <span className={css.actions}>
            {actions.map((action) => (
              <Button
                key={action.label}
                isTouch
                size="sm"
                icon={action.icon}
                isDisabled={action.isDisabled ?? false}
                onPress={() => void act(action)}
              >
                {action.label}
              </Button>
            ))}
          </span>
        </>
      )}
    </div>
  );
}
