import type { ConfigList } from '@chatdeck/sdk/constants';
import { useMemo, type ReactNode } from 'react';
import { useMessages } from '#messages';
import { useLatest } from '#lists/use-latest.ts';
import { AddButton } from '#lists/membership/add-button.tsx';
import type { RowSelection } from '../bulk/use-row-selection';
import type { Rows } from '../rows/row-changes';
import { ImportButton, ListTools } from './list-tools';
import type { RuleListDefinition } from './rule-list-definition';
import type { RowActions } from './use-row-actions';

interface Options<List extends ConfigList> {
  readonly definition: RuleListDefinition<List>;
  readonly rows: Rows;
  readonly selection: Pick<RowSelection, 'isOn' | 'toggleMode'>;
  readonly actions: Pick<RowActions, 'add' | 'askImport'>;
  readonly isLoaded: boolean;
  /** The list is for members, and the account is none. */
  readonly isLocked: boolean;
  /** Whether the session may change rows at all. */
  readonly mayChange: boolean;
}

/** The buttons above a list, not rendered for what changes in its rows. */
export function useListTools<List extends ConfigList>(options: Options<List>) {
  const { definition, rows, selection, actions, isLoaded, isLocked, mayChange } = options;
  const texts = useMessages(definition.texts);
  const latest = useLatest({ rows, selection, actions });
  const { isOn: isSelecting } = selection;
  const hasRows = rows.length > 0;
  const hasAdd = mayChange && isLoaded;
  const add = useMemo(
    (): ReactNode =>
      hasAdd ? (
        <AddButton isLocked={isLocked} onAdd={() => latest.current.actions.add()}>
          {texts.add}
        </AddButton>
      ) : null,
    [hasAdd, isLocked, texts, latest],
  );
  const importing = useMemo(
    (): ReactNode =>
      hasAdd && definition.csv ? (
        <ImportButton
          load={definition.csv}
          onImport={(format) => latest.current.actions.askImport(format)}
        />
      ) : null,
    [definition, hasAdd, latest],
  );
  const tools = useMemo(
    (): ReactNode =>
      isLoaded ? (
        <ListTools
          definition={definition}
          hasRows={hasRows}
          importing={importing}
          rowsNow={() => latest.current.rows}
          isSelecting={isSelecting}
          onToggleSelecting={() => latest.current.selection.toggleMode()}
          canChange={mayChange}
        />
      ) : null,
    [definition, isLoaded, hasRows, isSelecting, importing, mayChange, latest],
  );
  return { add, importing, tools };
}
