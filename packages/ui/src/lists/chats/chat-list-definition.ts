import type { MassSendTarget } from '@chatdeck/sdk/constants';
import type { LucideIcon } from 'lucide-react';
import type { FunctionComponent } from 'react';
import type { Messages } from '#messages';
import type { Column } from '#primitives/data-table/data-table.tsx';
import type { Chat } from '#store/chat.ts';
import type { SendTarget } from '#store/send-target.ts';

type Summary =
  | ('title' | 'description' | 'search' | 'list' | 'loading' | 'actions' | 'name' | 'say')
  | ('sendToMany' | 'emptyTitle' | 'emptyText' | 'toRobot' | 'noMatchText');

interface SendDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly target: SendTarget;
}

interface MassSendProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly target: MassSendTarget;
  readonly selection?: readonly SendTarget[];
}

/** The texts of one list. */
export type ChatListTexts = Readonly<Record<Summary, string>> & {
  readonly sayTo: (chat: { name: string }) => string;
  readonly noMatch: (search: { word: string }) => string;
};

/** A column of the table, and of the file that the list is exported to. */
export interface ChatFact {
  readonly header: string;
  readonly value: (chat: Chat) => string;
}

/** Defines the list of the robot's groups or of its friends: everything in which the two differ. */
export interface ChatListDefinition {
  readonly kind: Chat['kind'];
  readonly icon: LucideIcon;
  readonly texts: Messages<ChatListTexts>;
  /** The columns between the name and the tags. */
  readonly useColumns: () => readonly Column<Chat>[];
  /** What those of them that a table with little room omits say of a chat, for the line below its name. */
  readonly useStacked: () => (chat: Chat) => readonly string[];
  /** The columns of each in an exported file, between its name and its tags. */
  readonly useFacts: () => readonly ChatFact[];
  /** Sends a message to one row. */
  readonly SendDialog: FunctionComponent<SendDialogProps>;
  /** Sends messages to many rows. */
  readonly MassSendDialog: FunctionComponent<MassSendProps>;
  /** What was sent to one row before. */
  readonly PastSends: FunctionComponent<{ readonly target: SendTarget }>;
  /** The target of a mass send from this list. */
  readonly massTarget: MassSendTarget;
}
