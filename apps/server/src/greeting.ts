import type { SourceLocale } from '@chatdeck/sdk/constants';
import { robotCommands } from '@chatdeck/sdk/texts';
import type { RunningServer } from './server';
import type { Settings } from './settings';

const LANGUAGE: Readonly<Record<SourceLocale, string>> = { 'zh-CN': 'Chinese', en: 'English' };

/** What is printed once the server is ready; keys and password only on the first start. */
export function greeting(
  { address, mqttAddress, demo }: Pick<RunningServer, 'address' | 'mqttAddress' | 'demo'>,
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'publicUrl'>,
): string {
  const page = settings.publicUrl?.href.replace(/\/$/, '') ?? address;
  const lines = [
    `Chatdeck is ready at ${page}`,
    settings.databaseUrl === undefined
      ? `Data folder: ${settings.dataDir}`
      : `Files: ${settings.dataDir}, rows: ${new URL(settings.databaseUrl).host}`,
    `Robots listen at ${mqttAddress}`,
  ];
  if (demo === undefined) {
    return [...lines, '', `Next: open ${page} and log in. Ctrl+C stops the server.`].join('\n');
  }
  return [
    ...lines,
    '',
    `A demo account in ${LANGUAGE[demo.locale]} was made; its password and keys are shown this once:`,
    `  E-mail:   ${demo.email}`,
    `  Password: ${demo.password}`,
    '',
    'Next:',
    `  1. Open ${page} and log in.`,
    '  2. Start a robot in a second terminal:',
    `     ${robotCommands({ ...demo, address }).repository}`,
  ].join('\n');
}
