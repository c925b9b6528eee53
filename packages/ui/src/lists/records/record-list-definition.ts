import type { Locale, RecordList } from '@chatdeck/sdk/constants';
import type { RobotCommand } from '@chatdeck/sdk/rules';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { CallError } from '#context/call-error.ts';
import type { LoadedRows } from '#context/loaded.ts';
import type { Messages } from '#messages';
import type { ListQuery } from '#lists/list-props.ts';
import type { ExampleTexts } from '#lists/example/example.messages.ts';
import type { EditRobot } from '#lists/simulator/use-stored-robot.ts';
import type { Referenced } from '#lists/references/use-related.ts';

/** The texts of one list; includes search texts if the server searches it. */
export type RecordListTexts = Readonly<
  Record<
    'title' | 'explanation' | 'add' | 'search' | 'emptyTitle' | 'emptyText' | 'removeText',
    string
  >
>;

/** The outcome of a save; `now` is the record after a concurrent change, undefined if it was deleted. */
export type SaveOutcome<Row> =
  | { readonly status: 'saved' }
  | { readonly status: 'refused'; readonly error: CallError }
  | { readonly status: 'changed'; readonly error: CallError; readonly now: Row | undefined };

/** The base of a save: a record at its version, or none for a new one. */
export type Over<Row> = { readonly kind: 'new' } | { readonly kind: 'row'; readonly row: Row };

/** Saves the input of a dialog over a record or as a new one. */
export type SaveRecord<Row, Input> = (input: Input, over: Over<Row>) => Promise<SaveOutcome<Row>>;

/** The props of a record's dialog. */
export interface RecordDialogProps<Row, Input> {
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The record to edit; without it one is added. */
  readonly row?: Row | undefined;
  readonly save: SaveRecord<Row, Input>;
}

/** The props of what else can be done with a record. */
export interface RecordActionsProps<Row> {
  readonly row: Row;
  /** Set where the list is for members and the account is none: what a press does instead. */
  readonly onLocked?: (() => void) | undefined;
}

/** The records on the server, and how to change them. */
export interface Records<Row, Input> {
  /** A page of them; follows what anyone changes. */
  readonly list: LoadedRows<Row>;
  /** Loads them anew. */
  readonly refresh: () => void;
  /** Adds a record, or replaces the given one at its version. */
  readonly save: (input: Input, row: Row | undefined) => Promise<SaveOutcome<Row>>;
  readonly remove: (row: Row) => Promise<CallError | undefined>;
  /** Restores a removed record. */
  readonly restore: (row: Row) => Promise<CallError | undefined>;
}

/** How a record is switched on and off without its dialog. */
export interface RecordSwitch<Row, Input> {
  readonly isOn: (row: Row) => boolean;
  /**
   * The record as input, on or off; undefined where it is not valid as it is stored, so that its dialog has to be used.
   * Rejects if the code of its rules cannot be loaded.
   */
  readonly toInput: (row: Row, isOn: boolean) => Promise<Input | undefined>;
}

/** Defines the screen of one list of records: everything in which these screens differ. */
export interface RecordListDefinition<Row, Input> {
  readonly icon: LucideIcon;
  readonly texts: Messages<RecordListTexts>;
  readonly useRecords: (query: ListQuery) => Records<Row, Input>;
  readonly keyOf: (row: Row) => string;
  /** What a selection calls a record, where `keyOf` is but its place. Default `keyOf`. */
  readonly idOf?: (row: Row) => string;
  /** The label of a record in its edit and delete actions. */
  readonly labelOf: (row: Row, locale: Locale) => string;
  /** Describes a record in a sentence. */
  readonly Summary: ComponentType<{ readonly row: Row }>;
  /** What else can be done with a record, beside editing and deleting it. */
  readonly Actions?: ComponentType<RecordActionsProps<Row>>;
  /** With it rows have a switch, as rules do. */
  readonly switched?: RecordSwitch<Row, Input>;
  /** A record that rules may refer to: its row says where it is used, and so does its removal. */
  readonly referenced?: (row: Row) => Referenced;
  readonly Dialog: ComponentType<RecordDialogProps<Row, Input>>;
  /** What a row would say, for a list that has none. */
  readonly example?: (texts: ExampleTexts) => ReactNode;
  /** The list can be searched. Default false. */
  readonly isSearched?: boolean;
  /** The list is shown below another one on the same page. */
  readonly isPart?: boolean;
  /** Another list of the same page is shown below it. */
  readonly hasListBelow?: boolean;
  /** The command that has the robot run a record now. */
  readonly runNow?: (row: Row) => RobotCommand;
  /** What the check of the config calls its records, if it finds something about them too. */
  readonly foundAs?: RecordList;
  /**
   * Makes the edit of unsaved input; set where messages can be tried beside the list. Rejects if its code cannot be
   * loaded.
   */
  readonly editRobot?: (input: Input, row: Row | undefined) => Promise<EditRobot>;
  /** Makes the edit of a removal, before which sample messages are looked at too. */
  readonly dropFromRobot?: (row: Row) => EditRobot;
  /**
   * Saves an order of all its records, by their ids; resolves to true once the server has confirmed it. With it rows have
   * handles: the robot takes the first one that fits.
   */
  readonly useOrder?: () => (ids: readonly string[]) => Promise<boolean>;
  /** Default 20, `RECORDS_PAGE`. */
  readonly pageSize?: number;
  /** Without a membership everything is shown, and what is pressed says what it needs. */
  readonly isForMembers?: boolean;
  /** What its records need before they do anything, above them. */
  readonly Notice?: ComponentType;
  /** Its records run on a schedule, so a notice about the robot's clock is shown above them. */
  readonly isTimed?: boolean;
}
