import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PagedSearch } from '../../../lists';
import type { Messages } from '../../../messages';
import type { CallError } from '../../../store/call-error';
import type { ListState } from '../../../store/list-state';

/** The words of one list. A list that the server searches has words for that too. */
export type RecordListTexts = Readonly<
  Record<
    'title' | 'explanation' | 'add' | 'search' | 'emptyTitle' | 'emptyText' | 'removeText',
    string
  >
>;

/** Saves what a dialog holds; gives why the server did not take it. */
export type SaveRecord<Input> = (input: Input) => Promise<CallError | undefined>;

/** What a record's dialog is given. */
export interface RecordDialogProps<Row, Input> {
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The record to edit; without it one is added. */
  readonly row?: Row | undefined;
  readonly save: SaveRecord<Input>;
}

/** The records that the server keeps, and how they are changed. */
export interface Records<Row, Input> {
  readonly list: ListState<Row>;
  /** Adds a record, or replaces the given one. */
  readonly save: (input: Input, row: Row | undefined) => Promise<CallError | undefined>;
  readonly remove: (row: Row) => Promise<CallError | undefined>;
}

/** One list of records as a screen: everything in which it differs from the others. */
export interface RecordListDefinition<Row, Input> {
  readonly icon: LucideIcon;
  readonly texts: Messages<RecordListTexts>;
  readonly useRecords: (search: PagedSearch) => Records<Row, Input>;
  readonly keyOf: (row: Row) => string;
  /** What a record is called where it is edited or deleted. */
  readonly labelOf: (row: Row) => string;
  /** A record as a sentence. */
  readonly Words: ComponentType<{ readonly row: Row }>;
  readonly Dialog: ComponentType<RecordDialogProps<Row, Input>>;
  /** The list can be searched. Default not. */
  readonly isSearched?: boolean;
  /** Records are added and deleted, not changed. */
  readonly isFixed?: boolean;
  /** Without a membership it can be read and not changed. */
  readonly isForMembers?: boolean;
}
