import type { Dialogue } from '@chatdeck/sdk';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import { Images } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { textsOf } from '#messages';
import type { Wording } from '#messages/wording.ts';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { recordListScreen } from '#lists/records/record-list-screen.tsx';
import { DialogueExample, MediaSummary } from '../dialogue-summary';
import { dialogueMessages } from '../dialogue.messages';
import { dialogueLabel } from '../dialogue.model';
import { mediaMessages } from '../media.messages';
import { dialogueSwitch } from '../dialogue-switch';
import { dropDialogue, editDialogue } from '../robot-with-dialogue';
import { TestChatButton } from '../test-chat/test-chat-button';
import { DIALOGUES_PAGE, useDialogueOrder, useDialogues } from '../use-dialogues';

/** The texts of dialogues, for those that see and speak. */
const texts: typeof dialogueMessages = {
  id: 'gpt-chat',
  texts: { 'zh-CN': textsIn, en: textsIn },
};

function textsIn({ locale }: Wording) {
  const { title, explanation, emptyText } = textsOf(mediaMessages, locale);
  return { ...textsOf(dialogueMessages, locale), title, explanation, emptyText };
}

const definition: RecordListDefinition<Dialogue, DialogueInput> = {
  icon: Images,
  texts,
  useRecords: useDialogues,
  keyOf: ({ id }) => id,
  labelOf: dialogueLabel,
  Summary: MediaSummary,
  example: ({ role, room }) => <DialogueExample name={role} room={room} isSeeing />,
  Dialog: lazyDialog(() => import('./gpt-chat-dialog')),
  foundAs: 'dialogues',
  isForMembers: true,
  switched: dialogueSwitch,
  useOrder: useDialogueOrder,
  Actions: TestChatButton,
  pageSize: DIALOGUES_PAGE,
  editRobot: editDialogue,
  dropFromRobot: dropDialogue,
};

/** Dialogues with images and speech. Read-only without a membership. */
export const GptChatScreen = /* @__PURE__ */ recordListScreen(definition);
