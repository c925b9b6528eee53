import { MEDIA_BASE_URLS, type MediaKind } from '@chatdeck/sdk/constants';
import { inheritsKey } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';

const text = z.catch(z.string(), '');
const settingsSchema = z.object({
  type: z.catch(z.coerce.number(), 0),
  token: text,
  baseUrl: text,
  model: text,
  voice: text,
  region: text,
  appid: text,
});

/** How a service of a dialogue is reached; its own address is the default. */
export type ServiceSettings = z.output<typeof settingsSchema>;

/** The settings of the conversation itself. */
export interface DialogueService {
  readonly robotType: number;
  readonly token: string;
  readonly proxyPass: string;
  readonly model: string;
}

/**
 * Reads the settings of a service. OpenAI and Dify inherit key and address from a conversation with the same service
 * when they have none.
 */
export function readService(
  kind: MediaKind,
  stored: object,
  dialogue?: DialogueService,
): ServiceSettings {
  const settings = settingsSchema.parse(stored);
  const isSame = dialogue?.robotType === settings.type && inheritsKey(kind, settings.type);
  const own = isSame && settings.token === '' ? dialogue : undefined;
  const address = settings.baseUrl || own?.proxyPass || MEDIA_BASE_URLS[kind][settings.type] || '';
  return {
    ...settings,
    token: settings.token || (own?.token ?? ''),
    baseUrl: address.trim().replace(/\/+$/, ''),
  };
}
