import type { ConfigRows } from '@chatdeck/sdk';
import type { ConfigList } from '@chatdeck/sdk/constants';
import type { RobotCommand } from '@chatdeck/sdk/rules';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Messages } from '#messages';
import type { OnConfirm } from '../dialog/use-rule-form';
import type { Rows } from '../rows/row-changes';
import type { RowHint } from './row-hints';

/** The words of one list. */
export type RuleListTexts = Readonly<
  Record<'title' | 'explanation' | 'add' | 'search' | 'emptyTitle' | 'emptyText', string>
>;

/** What a row's dialog is given. */
export interface RowDialogProps<Row> {
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The row to edit; without it one is added. */
  readonly row?: Row | undefined;
  readonly onConfirm: OnConfirm<Row>;
}

/** What a row's words are given. */
export interface RowSummaryProps<Row> {
  readonly row: Row;
  readonly isPaused: boolean;
}

/** One list of the robot config as a screen: everything in which it differs from the others. */
export interface RuleListDefinition<List extends ConfigList> {
  readonly list: List;
  readonly icon: LucideIcon;
  readonly texts: Messages<RuleListTexts>;
  /** A row as a sentence. */
  readonly Summary: ComponentType<RowSummaryProps<ConfigRows[List]>>;
  readonly Dialog: ComponentType<RowDialogProps<ConfigRows[List]>>;
  /** What to know of the rows: those that are never used where the first fitting one decides, or those that meet. */
  readonly hints?: (rows: Rows) => readonly (RowHint | undefined)[];
  /** What has the robot run a row now. */
  readonly runNow?: (row: ConfigRows[List]) => RobotCommand;
  /** Without a membership it can be read and not changed. */
  readonly isForMembers?: boolean;
  /** Its rows run by a clock: what to know of that of the robot stands above them. */
  readonly isTimed?: boolean;
}
