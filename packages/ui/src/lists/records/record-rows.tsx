import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { SelectBox } from '#primitives/data-table/select-box.tsx';
import type { ShownFinding } from '#lists/config-check/check-config.ts';
import type { FindingLayer } from '#lists/config-check/finding-layer.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { bulkMessages } from '../rules/bulk/bulk.messages';
import { DragHandle } from '../rules/reorder/drag-handle';
import { LiftTexts } from '../rules/reorder/lift-texts';
import type { RecordListDefinition } from './record-list-definition';
import { RecordRow } from './record-row';
import type { OpenedRecord } from './use-opened-record';
import type { RecordActions } from './use-record-actions';
import { useRecordOrder } from './use-record-order';
import type { RecordSelection } from './use-record-selection';

interface Props<Row, Input> {
  readonly definition: RecordListDefinition<Row, Input>;
  readonly rows: readonly Row[];
  /** All rows of the list are on this page, so that they can be moved. */
  readonly isWhole: boolean;
  readonly isRefreshing: boolean;
  readonly findingsOf: (id: string) => readonly ShownFinding[];
  readonly onFinding: FindingLayer['open'];
  /** Undefined if the list is read-only. */
  readonly actions: RecordActions<Row, Input> | undefined;
  /** Set where the list is for members and the account is none: what else is pressed in a row. */
  readonly onLocked: (() => void) | undefined;
  readonly opened: OpenedRecord;
  /** Set while records are selected. */
  readonly selection: RecordSelection<Row> | undefined;
}

/** A page of records, with handles where their order matters. */
export function RecordRows<Row, Input>(props: Props<Row, Input>) {
  const { definition, actions, opened, findingsOf, selection } = props;
  const { keyOf, labelOf, useOrder } = definition;
  const { title } = useMessages(definition.texts);
  const bulk = useMessages(bulkMessages);
  const { locale } = useChatdeck();
  const { rows, lift, onMove, seenAt } = useRecordOrder(definition, props.rows, props.onLocked);
  // In their order: all rows ask for the same.
  const page = rows.map(keyOf);
  const isOrdered = useOrder !== undefined && rows.length > 1;
  const canMove = isOrdered && props.isWhole && actions !== undefined;
  return (
    <>
      {canMove ? <LiftTexts lift={lift} /> : null}
      <ul className={css.rules} aria-label={title} aria-busy={props.isRefreshing}>
        {rows.map((row, at) => (
          <RecordRow
            key={keyOf(row)}
            definition={definition}
            row={row}
            page={page}
            findings={findingsOf(keyOf(row))}
            onFinding={props.onFinding}
            actions={actions}
            onLocked={props.onLocked}
            at={at}
            opened={opened}
            isLifted={lift.isLifted(at)}
            isSelected={selection?.isSelected(row) ?? false}
            lead={
              selection || canMove ? (
                <span className={css.lead}>
                  {selection ? (
                    <span className={css.check}>
                      <SelectBox
                        label={bulk.selectRow({ label: labelOf(row, locale) })}
                        isSelected={selection.isSelected(row)}
                        onChange={(isSelected, isRange) =>
                          selection.toggle(row, isSelected, isRange)
                        }
                      />
                    </span>
                  ) : (
                    <DragHandle
                      seen={seenAt(at)}
                      label={labelOf(row, locale)}
                      lift={lift.handle}
                      isLifted={lift.isLifted(at)}
                      focused={lift.focusOf(at)}
                      onMove={onMove}
                    />
                  )}
                  {canMove ? <span className={css.number}>{at + 1}</span> : null}
                </span>
              ) : null
            }
          />
        ))}
      </ul>
    </>
  );
}
