import { MEDIA_SERVICE } from '@chatdeck/sdk/constants';
import * as z from 'zod/mini';
import { bearer, formCall, jsonOf, type Outgoing } from './outgoing';
import { toListen } from './recording';
import type { ServiceSettings } from './service-settings';

const whisperSchema = z.object({ text: z.string() });
const microsoftSchema = z.object({
  RecognitionStatus: z.literal('Success'),
  DisplayText: z.string(),
});

const REGION = /^[a-z0-9-]{2,40}$/i;
const RECOGNITION =
  '/speech/recognition/conversation/cognitiveservices/v1?language=zh-CN&format=simple';

/** A recording as received, with its file name. */
export interface Recording {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Transcribes recordings through the services that dialogues name; empty on failure. */
export function listeners(ask: Outgoing) {
  async function whisper(
    { baseUrl, token, model }: ServiceSettings,
    { name, bytes }: Recording,
  ): Promise<string> {
    const { sound, isWav } = await toListen(bytes);
    const form = new FormData();
    form.append('model', model || 'whisper-1');
    form.append('file', new Blob([new Uint8Array(sound)]), isWav ? 'voice.wav' : name);
    const call = await formCall(form, bearer(token));
    const answer = jsonOf(await ask(`${baseUrl}/audio/transcriptions`, call));
    return whisperSchema.safeParse(answer).data?.text ?? '';
  }

  async function microsoft(
    { baseUrl, token, region }: ServiceSettings,
    { bytes }: Recording,
  ): Promise<string> {
    const { sound, isWav } = await toListen(bytes);
    const isKnown = REGION.test(region.trim());
    // It accepts nothing but WAV.
    if (!isWav || (baseUrl === '' && !isKnown)) return '';
    const host = baseUrl || `https://${region.trim()}.stt.speech.microsoft.com`;
    const headers = { 'ocp-apim-subscription-key': token, 'content-type': 'audio/wav' };
    const call = { method: 'POST' as const, headers, body: sound };
    const answer = jsonOf(await ask(`${host}${RECOGNITION}`, call));
    return microsoftSchema.safeParse(answer).data?.DisplayText ?? '';
  }

  return (service: ServiceSettings, recording: Recording): Promise<string> => {
    if (service.type === MEDIA_SERVICE.speechToText.whisper) return whisper(service, recording);
    if (service.type === MEDIA_SERVICE.speechToText.microsoft) return microsoft(service, recording);
    return Promise.resolve('');
  };
}
