import type { Dialogue } from '@chatdeck/sdk';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import { Images } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { defineMessages } from '#messages';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { RecordListScreen } from '#lists/records/record-list-screen.tsx';
import { DialogueSummary } from './dialogue-summary';
import { dialogueMessages } from './dialogue.messages';
import { dialogueLabel } from './dialogue.model';
import { mediaMessages } from './media.messages';
import { dropDialogue, editDialogue } from './edit-dialogue';
import { useDialogues } from './use-dialogues';

/** The texts of dialogues, under a different title. */
const texts = defineMessages(
  'gpt-chat',
  (wording) => {
    const { title, explanation } = mediaMessages.texts['zh-CN'](wording);
    return { ...dialogueMessages.texts['zh-CN'](wording), title, explanation };
  },
  (wording) => {
    const { title, explanation } = mediaMessages.texts.en(wording);
    return { ...dialogueMessages.texts.en(wording), title, explanation };
  },
);

const definition: RecordListDefinition<Dialogue, DialogueInput> = {
  icon: Images,
  texts,
  useRecords: useDialogues,
  keyOf: ({ id }) => id,
  labelOf: dialogueLabel,
  Summary: DialogueSummary,
  Dialog: lazyDialog(() => import('./gpt-chat-dialog')),
  foundAs: 'dialogues',
  isForMembers: true,
  editRobot: editDialogue,
  dropFromRobot: dropDialogue,
};

/** Dialogues with images and speech. Read-only without a membership. */
export const GptChatScreen = () => <RecordListScreen definition={definition} />;
