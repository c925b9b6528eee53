import { isDeepStrictEqual } from 'node:util';
import type { MediaKind } from '@chatdeck/sdk/constants';
import * as z from 'zod/mini';
import { readService, type ServiceSettings } from './service-settings';

const text = z.catch(z.string(), '');
const settings = z.catch(z.looseObject({}), {});
const dialogueSchema = z.object({
  robotType: z.catch(z.number(), 0),
  botConfig: z.object({
    token: text,
    proxyPass: text,
    model: text,
    open4vConfig: settings,
    whisperConfig: settings,
    ttsConfig: settings,
  }),
});

/** Which part of a dialogue names a service. */
const PART = {
  image: 'open4vConfig',
  speechToText: 'whisperConfig',
  textToSpeech: 'ttsConfig',
} as const satisfies Record<MediaKind, string>;

/**
 * The service that the dialogue of a robot's call names. The robot sends the settings along; only those that its
 * account has stored are used, so that a key of the open API alone gives access to no other address or account.
 */
export function namedService(
  kind: MediaKind,
  dialogues: readonly object[],
  sent: unknown,
): ServiceSettings | undefined {
  for (const dialogue of dialogues) {
    const { data } = dialogueSchema.safeParse(dialogue);
    const stored = data?.botConfig[PART[kind]];
    if (data === undefined || !isDeepStrictEqual(stored, sent)) continue;
    const { robotType, botConfig } = data;
    const own = readService(kind, { type: robotType, ...stored }, { robotType, ...botConfig });
    // A question about a picture goes to the model of the conversation.
    return kind === 'image' ? { ...own, model: own.model || botConfig.model } : own;
  }
  return undefined;
}
