import type { Locale } from '@chatdeck/sdk/constants';
import type { RobotCommand } from '@chatdeck/sdk/rules';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { CallError } from '#context/call-error.ts';
import type { LoadedRows } from '#context/loaded.ts';
import type { Messages } from '#messages';
import type { PagedSearch } from '#lists';

/** The words of one list. A list that the server searches has words for that too. */
export type RecordListTexts = Readonly<
  Record<
    'title' | 'explanation' | 'add' | 'search' | 'emptyTitle' | 'emptyText' | 'removeText',
    string
  >
>;

/** What became of a save; `now` is the record that somebody else has changed meanwhile, undefined where it was deleted. */
export type SaveOutcome<Row> =
  | { readonly status: 'saved' }
  | { readonly status: 'refused'; readonly error: CallError }
  | { readonly status: 'changed'; readonly error: CallError; readonly now: Row | undefined };

/** What a save puts something in the place of: a record at its version, or nothing yet. */
export type Over<Row> = { readonly kind: 'new' } | { readonly kind: 'row'; readonly row: Row };

/** Saves what a dialog holds over a record or as a new one. */
export type SaveRecord<Row, Input> = (input: Input, over: Over<Row>) => Promise<SaveOutcome<Row>>;

/** What a record's dialog is given. */
export interface RecordDialogProps<Row, Input> {
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The record to edit; without it one is added. */
  readonly row?: Row | undefined;
  readonly save: SaveRecord<Row, Input>;
}

/** The records that the server keeps, and how they are changed. */
export interface Records<Row, Input> {
  readonly list: LoadedRows<Row>;
  /** Adds a record, or replaces the given one at its version. */
  readonly save: (input: Input, row: Row | undefined) => Promise<SaveOutcome<Row>>;
  readonly remove: (row: Row) => Promise<CallError | undefined>;
  /** Brings a removed record back. */
  readonly restore: (row: Row) => Promise<CallError | undefined>;
}

/** One list of records as a screen: everything in which it differs from the others. */
export interface RecordListDefinition<Row, Input> {
  readonly icon: LucideIcon;
  readonly texts: Messages<RecordListTexts>;
  readonly useRecords: (search: PagedSearch) => Records<Row, Input>;
  readonly keyOf: (row: Row) => string;
  /** What a record is called where it is edited or deleted. */
  readonly labelOf: (row: Row, locale: Locale) => string;
  /** A record as a sentence. */
  readonly Summary: ComponentType<{ readonly row: Row }>;
  readonly Dialog: ComponentType<RecordDialogProps<Row, Input>>;
  /** The list can be searched. Default not. */
  readonly isSearched?: boolean;
  /** It stands under another list on the same page. */
  readonly isPart?: boolean;
  /** What has the robot run a record now. */
  readonly runNow?: (row: Row) => RobotCommand;
  /** Without a membership it can be read and not changed. */
  readonly isForMembers?: boolean;
  /** Its records run by a clock: what to know of that of the robot stands above them. */
  readonly isTimed?: boolean;
}
