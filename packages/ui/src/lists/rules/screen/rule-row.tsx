import type { Json, RobotCommand } from '@chatdeck/sdk/rules';
import { TriangleAlert } from 'lucide-react';
import { memo, useMemo } from 'react';
import { part } from '#theme/part.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { cx } from '#primitives/cx.ts';
import { SelectBox, type SelectBoxProps } from '#primitives/data-table/select-box.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { ShownFinding } from '#lists/config-check/check-config.ts';
import type { FindingLayer } from '#lists/config-check/finding-layer.tsx';
import { RowFindings } from '#lists/config-check/row-findings.tsx';
import { rowLabel } from '#lists/config/row-label.ts';
import { HitsText } from '#lists/hits/hits-line.tsx';
import type { HitsState } from '#lists/hits/use-rule-hits.ts';
import { bulkMessages } from '../bulk/bulk.messages';
import type { RowSelection } from '../bulk/use-row-selection';
import { DragHandle } from '../reorder/drag-handle';
import { movable } from '../reorder/reorder.css';
import type { LiftHandle } from '../reorder/use-lift';
import type { ReadRule } from './read-rule';
import { RowControls } from './row-controls';
import { ruleListMessages } from './rule-list.messages';
import * as css from './rule-row.css';
import { useFollowed } from './use-followed';
import type { FollowedRow } from './use-row-actions';
import type { RowHandlers } from './use-row-handlers';

/** Each is the same value or object while nothing of it has changed. */
interface Props {
  readonly stored: Json;
  readonly isPaused: boolean;
  /** Its index in the whole list. */
  readonly at: number;
  readonly entry: ReadRule;
  /** The number of rows in the list. */
  readonly count: number;
  /** What is surprising about it. */
  readonly hint: string | undefined;
  /** How often it decided about a message; undefined if its list is not counted. */
  readonly hits: HitsState | undefined;
  readonly findings: readonly ShownFinding[];
  readonly onFinding: FindingLayer['open'];
  /** Undefined if the list is read-only. */
  readonly actions: RowHandlers | undefined;
  readonly onRunNow: ((command: RobotCommand) => void) | undefined;
  /** Set if it is this row. */
  readonly followed: FollowedRow | undefined;
  readonly onUnfollow: () => void;
  /** Whether the whole list is shown, so that the row can be moved. */
  readonly canMove: boolean;
  /** Set if the row has a handle. */
  readonly lift: LiftHandle | undefined;
  readonly isLifted: boolean;
  readonly focused: object | undefined;
  /** Undefined while no rows are selected. */
  readonly isSelected: boolean | undefined;
  readonly onSelect: RowSelection['toggle'];
}

/** One row of a list with its summary, hint and actions; rendered only when something of it has changed. */
export const RuleRow = /* @__PURE__ */ memo(function RuleRow(props: Props) {
  const { stored, isPaused, at, entry, hint, hits, findings, actions, lift, isSelected } = props;
  const { followed, onUnfollow } = props;
  const t = useMessages(ruleListMessages);
  const { locale } = useChatdeck();
  const item = useFollowed(followed, at);
  const isMarked = followed !== undefined || props.isLifted || isSelected;
  const seen = useMemo(() => ({ row: { stored, isPaused }, at }), [stored, isPaused, at]);
  const summary = useMemo(
    () => (entry.status === 'ready' ? entry.summary(isPaused) : null),
    [entry, isPaused],
  );
  const label = rowLabel(stored, locale);
  return (
    <li
      ref={item}
      {...part('row')}
      className={cx(css.rule, lift && movable, isMarked && css.marked)}
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (followed && !currentTarget.contains(relatedTarget)) onUnfollow();
      }}
    >
      <span className={css.lead}>
        {isSelected === undefined ? null : (
          <SelectRow
            label={label}
            isSelected={isSelected}
            onChange={(isNow, isRange) => props.onSelect(seen, isNow, isRange)}
          />
        )}
        {lift && actions && isSelected === undefined ? (
          <DragHandle
            seen={seen}
            label={label}
            lift={lift}
            isLifted={props.isLifted}
            focused={props.focused}
            onMove={actions.moveTo}
          />
        ) : null}
        <span className={css.number}>{at + 1}</span>
      </span>
      <div className={cx(css.text, isPaused && css.off)}>
        {entry.status === 'ready' ? (
          <>
            {summary}
            {hits ? <HitsText state={hits} /> : null}
          </>
        ) : (
          <>
            <Text weight="medium">{label}</Text>
            <Warning>
              {entry.place === ''
                ? t.unreadable
                : `${t.unreadable} · ${t.unreadableAt({ place: entry.place })}`}
            </Warning>
          </>
        )}
        {hint === undefined ? null : <Warning>{hint}</Warning>}
        <RowFindings findings={findings} onOpen={props.onFinding} />
      </div>
      {actions ? (
        <RowControls
          seen={seen}
          entry={entry}
          label={label}
          count={props.count}
          canMove={props.canMove}
          actions={actions}
          onRunNow={props.onRunNow}
        />
      ) : (
        isPaused && <Text tone="muted">{t.paused}</Text>
      )}
    </li>
  );
});

function SelectRow({ label, ...box }: SelectBoxProps) {
  const t = useMessages(bulkMessages);
  return (
    <span className={css.check}>
      <SelectBox {...box} label={t.selectRow({ label })} />
    </span>
  );
}

const Warning = ({ children }: { readonly children: string }) => (
  <span className={css.hint}>
    <Icon of={TriangleAlert} size={14} className={css.hintIcon} />
    {children}
  </span>
);
