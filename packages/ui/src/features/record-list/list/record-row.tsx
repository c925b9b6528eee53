import { Pencil, Trash2 } from 'lucide-react';
import { useMessages } from '../../../messages';
import { IconButton } from '../../../primitives/button/icon-button';
import * as css from '../../rule-list/screen/rule-row.css';
import { record } from './record-row.css';
import type { RecordListDefinition } from './record-list-definition';
import { recordListMessages } from './record-list.messages';
import type { RecordActions } from './use-record-actions';

interface Props<Row, Input> {
  readonly definition: RecordListDefinition<Row, Input>;
  readonly row: Row;
  /** Undefined where it can only be read. */
  readonly actions: RecordActions<Row, Input> | undefined;
}

/** One record: what it says, and what can be done with it. */
export function RecordRow<Row, Input>({ definition, row, actions }: Props<Row, Input>) {
  const t = useMessages(recordListMessages);
  const { Words, labelOf, isFixed = false } = definition;
  const label = labelOf(row);
  return (
    <li className={record}>
      <div className={css.words}>
        <Words row={row} />
      </div>
      {actions ? (
        <div className={css.controls}>
          {isFixed ? null : (
            <IconButton
              size="sm"
              icon={Pencil}
              label={t.editRow({ label })}
              onPress={() => actions.edit(row)}
            />
          )}
          <IconButton
            size="sm"
            icon={Trash2}
            label={t.removeRow({ label })}
            onPress={() => actions.askRemove(row)}
          />
        </div>
      ) : null}
    </li>
  );
}
