import type { SummaryForm } from '@chatdeck/sdk';
import { isJsonObject } from '@chatdeck/sdk/rules';
import { useFormContext, useFormState } from 'react-hook-form';
import { TestConnection } from '#lists/question/test-connection.tsx';
import { useRobotConfig } from '#lists/config/use-saved-config.ts';

/** What decides who is asked, and with what. */
const DECIDING = ['botType', 'token', 'baseUrl', 'botId', 'model', 'prompt'] as const;

/** Tests the connection to the AI that summarises chats, as it is saved. */
export function SummaryConnection() {
  const { control } = useFormContext<SummaryForm>();
  const { dirtyFields } = useFormState({ control });
  const { state } = useRobotConfig();
  const saved = state?.status === 'ready' ? state.saved : undefined;
  const isEdited = DECIDING.some((name) => dirtyFields[name]);
  const isSaved = !isEdited && isJsonObject(saved?.stored['summerConfig']);
  return (
    <TestConnection
      key={JSON.stringify([saved?.version, isSaved])}
      saved={saved && isSaved ? { place: 'summary', version: saved.version } : undefined}
    />
  );
}
