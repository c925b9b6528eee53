import type { MassSendTarget } from '@chatdeck/sdk/constants';
import type { LucideIcon } from 'lucide-react';
import type { FunctionComponent } from 'react';
import type { LoadedRows } from '#context/loaded.ts';
import type { Messages } from '#messages';
import type { Column } from '#primitives/data-table/data-table.tsx';
import type { SendTarget } from '#store/send-target.ts';
import type { PagedSearch } from '#lists';

type Summary =
  | ('title' | 'description' | 'search' | 'list' | 'loading' | 'actions' | 'say' | 'sendToMany')
  | ('emptyTitle' | 'emptyText' | 'toRobot' | 'noMatchText');

interface SendDialogProps<To> {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly target: To;
}

/** The texts of one list. */
export type ChatListTexts = Readonly<Record<Summary, string>> & {
  readonly sayTo: (chat: { name: string }) => string;
  readonly noMatch: (search: { word: string }) => string;
};

/** Defines the list of the robot's groups or of its friends: everything in which the two differ. */
export interface ChatListDefinition<Row> {
  readonly icon: LucideIcon;
  readonly texts: Messages<ChatListTexts>;
  /** Polled without live events, since the robot sends its chats in batches. */
  readonly useRows: (search: PagedSearch) => LoadedRows<Row>;
  readonly useColumns: () => readonly Column<Row>[];
  /** The target of a message to a row. */
  readonly toTarget: (row: Row) => SendTarget;
  /** Sends a message to one row. */
  readonly SendDialog: FunctionComponent<SendDialogProps<SendTarget>>;
  /** Sends messages to many rows. */
  readonly MassSendDialog: FunctionComponent<SendDialogProps<MassSendTarget>>;
  /** The target of a mass send from this list. */
  readonly massTarget: MassSendTarget;
}
