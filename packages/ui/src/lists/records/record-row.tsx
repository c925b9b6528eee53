import type { RobotCommand } from '@chatdeck/sdk/rules';
import { Pencil, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { part } from '#theme/part.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { cx } from '#primitives/cx.ts';
import { SwitchToggle } from '#primitives/switch-toggle/switch-toggle.tsx';
import type { ShownFinding } from '#lists/config-check/check-config.ts';
import type { FindingLayer } from '#lists/config-check/finding-layer.tsx';
import { RowFindings } from '#lists/config-check/row-findings.tsx';
import { UsedIn } from '#lists/references/lazy-used-in.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { ruleListMessages } from '#lists/rules/screen/rule-list.messages.ts';
import { useFollowed } from '#lists/rules/screen/use-followed.ts';
import { useRunNow } from '#lists/run-now/use-run-now.ts';
import { movable } from '../rules/reorder/reorder.css';
import type { RecordListDefinition } from './record-list-definition';
import { recordListMessages } from './record-list.messages';
import { record } from '../lists.css';
import type { OpenedRecord } from './use-opened-record';
import type { RecordActions } from './use-record-actions';

interface Props<Row, Input> {
  readonly definition: RecordListDefinition<Row, Input>;
  readonly row: Row;
  /** The ids of all rows of the page. */
  readonly page: readonly string[];
  readonly findings: readonly ShownFinding[];
  readonly onFinding: FindingLayer['open'];
  /** Undefined if the list is read-only. */
  readonly actions: RecordActions<Row, Input> | undefined;
  readonly onLocked: (() => void) | undefined;
  /** Its index on the page. */
  readonly at: number;
  readonly opened: OpenedRecord;
  /** What stands before it, such as a handle. */
  readonly lead: ReactNode;
  /** It is being moved. */
  readonly isLifted: boolean;
  readonly isSelected: boolean;
}

/** One record with its summary and actions. */
export function RecordRow<Row, Input>(props: Props<Row, Input>) {
  const { definition, row, findings, onFinding, actions, onLocked, at, opened, lead, isLifted } =
    props;
  const t = useMessages(recordListMessages);
  const { running } = useMessages(ruleListMessages);
  const { locale } = useChatdeck();
  const { Summary, Actions, referenced, switched, labelOf, runNow } = definition;
  const label = labelOf(row, locale);
  const isOpened = opened.followed?.at === at;
  const item = useFollowed(opened.followed, at);
  return (
    <li
      ref={item}
      {...part('row')}
      className={cx(
        lead === null ? record : css.rule,
        lead !== null && movable,
        (isOpened || isLifted || props.isSelected) && css.marked,
      )}
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpened && !currentTarget.contains(relatedTarget)) opened.unfollow();
      }}
    >
      {lead}
      <div className={cx(css.text, switched?.isOn(row) === false && css.off)}>
        <Summary row={row} />
        {referenced ? <UsedIn subject={referenced(row)} page={props.page} /> : null}
        <RowFindings findings={findings} onOpen={onFinding} />
      </div>
      {actions ? (
        <div className={css.controls}>
          {switched ? (
            <SwitchToggle
              label={running({ label })}
              value={switched.isOn(row)}
              onChange={(isOn) => actions.turn(row, isOn)}
            />
          ) : null}
          {Actions ? <Actions row={row} onLocked={onLocked} /> : null}
          {runNow === undefined ? null : (
            <RunNowButton
              label={t.runNow({ label })}
              command={() => runNow(row)}
              onLocked={onLocked}
            />
          )}
          <IconButton
            size="sm"
            icon={Pencil}
            label={t.editRow({ label })}
            onPress={() => actions.edit(row)}
          />
          <IconButton
            size="sm"
            icon={Trash2}
            label={t.removeRow({ label })}
            onPress={() => actions.remove(row)}
          />
        </div>
      ) : null}
    </li>
  );
}

interface RunNowButtonProps {
  readonly label: string;
  readonly command: () => RobotCommand;
  readonly onLocked: (() => void) | undefined;
}

/** Has the robot run a record now; nothing where the session may not. Only rows that can be run ask for that. */
function RunNowButton({ label, command, onLocked }: RunNowButtonProps) {
  const { run, isPending } = useRunNow();
  if (run === undefined) return null;
  return (
    <IconButton
      size="sm"
      icon={Send}
      label={label}
      isDisabled={isPending}
      onPress={onLocked ?? (() => run(command()))}
    />
  );
}
