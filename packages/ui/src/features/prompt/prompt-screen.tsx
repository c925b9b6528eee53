import type { Prompt } from '@chatdeck/sdk';
import type { PromptInput } from '@chatdeck/sdk/rules';
import { Contact } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { searchedRecordListScreen } from '#lists/records/record-list-screen.tsx';
import { promptMessages } from './prompt.messages';
import { usePrompts } from './use-prompts';

const Summary = ({ row }: { readonly row: Prompt }) => (
  <>
    <Text weight="medium">{row.name}</Text>
    <Text tone="second" isClipped>
      {row.content.replace(/\s+/g, ' ')}
    </Text>
  </>
);

const definition: RecordListDefinition<Prompt, PromptInput> = {
  icon: Contact,
  texts: promptMessages,
  useRecords: usePrompts,
  keyOf: ({ id }) => String(id),
  labelOf: ({ name }) => name,
  Summary,
  referenced: ({ id, name }) => ({ kind: 'prompt', id: String(id), name }),
  example: ({ role, roleText }) => (
    <>
      <Text weight="medium">{role}</Text>
      <Text tone="second">{roleText}</Text>
    </>
  ),
  Dialog: lazyDialog(() => import('./prompt-dialog')),
  isSearched: true,
  isForMembers: true,
};

/** The prompts of AI dialogues: search, add, edit and delete. Read-only without a membership. */
export const PromptScreen = /* @__PURE__ */ searchedRecordListScreen(definition);
