import type { ConfigRows } from '@chatdeck/sdk';
import type { ConfigList } from '@chatdeck/sdk/constants';
import type { RobotCommand } from '@chatdeck/sdk/rules';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Messages } from '#messages';
import type { ExampleTexts } from '#lists/example/example.messages.ts';
import type { CsvFormat } from '../csv/csv-format';
import type { OnConfirm } from '../dialog/use-rule-form';
import type { Rows } from '../rows/row-changes';
import type { HintOf } from './row-hints';

/** The texts of one list. */
export type RuleListTexts = Readonly<
  Record<'title' | 'explanation' | 'add' | 'search' | 'emptyTitle' | 'emptyText', string>
>;

/** The props of a row's dialog. */
export interface RowDialogProps<Row> {
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The row to edit; without it one is added. */
  readonly row?: Row | undefined;
  readonly onConfirm: OnConfirm<Row>;
}

/** The props of a row's summary. */
export interface RowSummaryProps<Row> {
  readonly row: Row;
  readonly isPaused: boolean;
}

/** Defines the screen of one list of the robot config: everything in which these screens differ. */
export interface RuleListDefinition<List extends ConfigList> {
  readonly list: List;
  readonly icon: LucideIcon;
  readonly texts: Messages<RuleListTexts>;
  /** Describes a row in a sentence. */
  readonly Summary: ComponentType<RowSummaryProps<ConfigRows[List]>>;
  readonly Dialog: ComponentType<RowDialogProps<ConfigRows[List]>>;
  /** What a row would say, for a list that has none. */
  readonly example?: (texts: ExampleTexts) => ReactNode;
  /** The hints for the rows: those shadowed by an earlier match, or schedules that coincide. */
  readonly hints?: (rows: Rows) => HintOf;
  /** The command that has the robot run a row now. */
  readonly runNow?: (row: ConfigRows[List]) => RobotCommand;
  /** The robot takes the first row that fits, so rows have handles that change their order. */
  readonly isOrdered?: boolean;
  /** How its rows are exported and imported; loaded on request. */
  readonly csv?: () => Promise<{ readonly default: CsvFormat }>;
  /** Messages can be tried beside the list, with its unsaved edits too. */
  readonly isTried?: boolean;
  /** Without a membership everything is shown, and what is pressed says what it needs. */
  readonly isForMembers?: boolean;
  /** What its rows need before they do anything, above them. */
  readonly Notice?: ComponentType;
  /** Its rows run on a schedule, so a notice about the robot's clock is shown above them. */
  readonly isTimed?: boolean;
}
