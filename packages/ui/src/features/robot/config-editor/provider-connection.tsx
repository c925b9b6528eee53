import type { RobotConfigField } from '@chatdeck/sdk';
import { providerSettings, RETIRED_ROBOT_TYPES, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { currentValues, type EditedConfig } from '#lists/config/config-edits.ts';
import { TestConnection } from '#lists/question/test-connection.tsx';

/** The settings that decide who is asked, apart from the type. */
function keysOf(type: number): readonly (string | undefined)[] {
  const { token, base, botId } = providerSettings(type);
  return [token, base, botId];
}

/** Whether a setting holds the key, the address or the bot of a provider. */
export const isKeyOf = (type: number, key: RobotConfigField): boolean => keysOf(type).includes(key);

/** What else changes an answer. */
const ANSWERING: readonly RobotConfigField[] = [
  'defaultBot',
  'openaiModel',
  'openaiSystemMessage',
  'difyAgent',
];

/** The last of the settings with key, address and bot of the chosen provider: below it the connection is tested. */
export function lastKeyOf(
  { defaultBot }: { readonly defaultBot?: unknown },
  shown: readonly RobotConfigField[],
): RobotConfigField | undefined {
  const isRetired = RETIRED_ROBOT_TYPES.some((type) => type === defaultBot);
  if (typeof defaultBot !== 'number' || isRetired) return undefined;
  const keys = keysOf(defaultBot);
  return shown.findLast((key) => keys.includes(key));
}

/** Tests the connection to the chosen provider as it is saved. */
export function ProviderConnection({ config }: { readonly config: EditedConfig }) {
  const { defaultBot } = currentValues(config);
  const type = typeof defaultBot === 'number' ? defaultBot : ROBOT_TYPE.tianapi;
  const deciding = [...ANSWERING, ...keysOf(type)];
  const isSaved = !Object.keys(config.edits).some((key) => deciding.includes(key));
  const { version } = config.base;
  return (
    <TestConnection
      key={JSON.stringify([version, isSaved])}
      saved={isSaved ? { place: 'provider', version } : undefined}
    />
  );
}
