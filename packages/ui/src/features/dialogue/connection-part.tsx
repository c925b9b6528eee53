import type { Dialogue } from '@chatdeck/sdk';
import { useFormContext, useWatch } from 'react-hook-form';
import { TestConnection } from '#lists/question/test-connection.tsx';
import { toDialogueFields, type DialogueFields } from './dialogue.model';

/** What decides who is asked, and with what. */
const decidingOf = ({ robotType, botConfig }: Pick<DialogueFields, 'robotType' | 'botConfig'>) => {
  const { token, botId, model, proxyPass, systemMessage, promotId, isAiAgent } = botConfig;
  const settings = [token, botId, model, proxyPass, systemMessage, promotId];
  return JSON.stringify([robotType, isAiAgent, settings.map((text) => text.trim())]);
};

interface Props {
  /** The dialogue that is edited; a new one is not saved yet. */
  readonly row: Dialogue | undefined;
}

/** Tests the connection to the service of a dialogue as it is saved. */
export function ConnectionPart({ row }: Props) {
  const { control } = useFormContext<DialogueFields>();
  const [robotType, botConfig] = useWatch({ control, name: ['robotType', 'botConfig'] });
  const isSaved =
    row !== undefined && decidingOf({ robotType, botConfig }) === decidingOf(toDialogueFields(row));
  return (
    <TestConnection
      key={String(isSaved)}
      saved={isSaved ? { place: 'dialogue', id: row.id, version: row.version } : undefined}
    />
  );
}
