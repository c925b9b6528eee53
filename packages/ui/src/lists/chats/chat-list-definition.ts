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

/** The words of one list. */
export type ChatListTexts = Readonly<Record<Summary, string>> & {
  readonly sayTo: (chat: { name: string }) => string;
  readonly noMatch: (search: { word: string }) => string;
};

/** The groups or the friends of the robot as a list: everything in which one differs from the other. */
export interface ChatListDefinition<Row> {
  readonly icon: LucideIcon;
  readonly texts: Messages<ChatListTexts>;
  /** Asked for again and again, since the robot sends them in batches. */
  readonly useRows: (search: PagedSearch) => LoadedRows<Row>;
  readonly useColumns: () => readonly Column<Row>[];
  /** Whom a message to a row is for. */
  readonly toTarget: (row: Row) => SendTarget;
  /** Writes a message to one of them. */
  readonly SendDialog: FunctionComponent<SendDialogProps<SendTarget>>;
  /** Sends to many of them. */
  readonly MassSendDialog: FunctionComponent<SendDialogProps<MassSendTarget>>;
  /** Whom a mass send from this list is for. */
  readonly massTarget: MassSendTarget;
}
