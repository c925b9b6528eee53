import type { Dialogue } from '@chatdeck/sdk';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import { MessagesSquare } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { recordListScreen } from '#lists/records/record-list-screen.tsx';
import { DialogueExample, DialogueSummary } from './dialogue-summary';
import { dialogueMessages } from './dialogue.messages';
import { dialogueLabel } from './dialogue.model';
import { dialogueSwitch } from './dialogue-switch';
import { dropDialogue, editDialogue } from './robot-with-dialogue';
import { TestChatButton } from './test-chat/test-chat-button';
import { DIALOGUES_PAGE, useDialogueOrder, useDialogues } from './use-dialogues';

const definition: RecordListDefinition<Dialogue, DialogueInput> = {
  icon: MessagesSquare,
  texts: dialogueMessages,
  useRecords: useDialogues,
  keyOf: ({ id }) => id,
  labelOf: dialogueLabel,
  Summary: DialogueSummary,
  example: ({ role, room }) => <DialogueExample name={role} room={room} />,
  Dialog: lazyDialog(() => import('./dialogue-dialog')),
  foundAs: 'dialogues',
  isForMembers: true,
  switched: dialogueSwitch,
  useOrder: useDialogueOrder,
  Actions: TestChatButton,
  pageSize: DIALOGUES_PAGE,
  editRobot: editDialogue,
  dropFromRobot: dropDialogue,
};

/** Which AI service replies to which groups and friends: add, edit and delete. Read-only without a membership. */
export const DialogueScreen = /* @__PURE__ */ recordListScreen(definition);
