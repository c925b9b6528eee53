import { randomUUID } from 'node:crypto';
import { MEDIA_SERVICE } from '@chatdeck/sdk/constants';
import * as z from 'zod/mini';
import { alibabaTokens } from './alibaba-token';
import { bearer, jsonCall, jsonOf, type Outgoing, type OutgoingAnswer } from './outgoing';
import { toVoice, type Voice } from './recording';
import type { ServiceSettings } from './service-settings';

const OPENAI_HZ = 24_000;
const FISH_HZ = 24_000;
const ALIBABA_HZ = 16_000;
const VOLCANO_HZ = 24_000;

/** The success answer of Volcano, with the sound in base64. */
const volcanoSchema = z.object({ code: z.literal(3000), data: z.string() });

const soundOf = (answer: OutgoingAnswer | undefined) =>
  // A service that failed reports it as JSON.
  answer === undefined || answer.contentType.includes('json') ? undefined : answer.body;

/** The format of a service's speech: raw samples at this rate per second. */
interface Speaker {
  readonly say: (service: ServiceSettings, text: string) => Promise<Buffer | undefined>;
  readonly hz: number;
}

/** Converts text to speech through the services that dialogues name; undefined on failure. */
export function speakers(ask: Outgoing) {
  const tokenOf = alibabaTokens(ask);

  async function openAi({ baseUrl, token, model, voice }: ServiceSettings, input: string) {
    const spoken = { model: model || 'tts-1', voice: voice || 'alloy', input };
    const call = jsonCall({ ...spoken, response_format: 'pcm' }, bearer(token));
    return soundOf(await ask(`${baseUrl}/audio/speech`, call));
  }

  async function fishAudio({ baseUrl, token, model, voice }: ServiceSettings, text: string) {
    const spoken = { text, format: 'pcm', sample_rate: FISH_HZ };
    const named = voice === '' ? spoken : { ...spoken, reference_id: voice };
    const headers = { ...bearer(token), model: model || 's1' };
    return soundOf(await ask(`${baseUrl}/v1/tts`, jsonCall(named, headers)));
  }

  async function alibaba({ baseUrl, token: key, appid, voice }: ServiceSettings, text: string) {
    const token = await tokenOf(key);
    if (token === undefined) return undefined;
    const how = { format: 'pcm', sample_rate: ALIBABA_HZ, ...(voice !== '' && { voice }) };
    const call = jsonCall({ appkey: appid, token, text, ...how });
    return soundOf(await ask(`${baseUrl}/stream/v1/tts`, call));
  }

  async function volcano({ baseUrl, token, appid, voice }: ServiceSettings, text: string) {
    const body = {
      app: { appid, token, cluster: 'volcano_tts' },
      user: { uid: 'chatdeck' },
      audio: { voice_type: voice || 'BV001_streaming', encoding: 'pcm', rate: VOLCANO_HZ },
      request: { reqid: randomUUID(), text, operation: 'query' },
    };
    // Unlike other services, this one requires a semicolon.
    const headers = { authorization: `Bearer;${token}` };
    const answer = jsonOf(await ask(`${baseUrl}/api/v1/tts`, jsonCall(body, headers)));
    const { data } = volcanoSchema.safeParse(answer);
    return data && Buffer.from(data.data, 'base64');
  }

  const { textToSpeech } = MEDIA_SERVICE;
  const speakerOf = new Map<number, Speaker>([
    [textToSpeech.openAi, { say: openAi, hz: OPENAI_HZ }],
    [textToSpeech.fishAudio, { say: fishAudio, hz: FISH_HZ }],
    [textToSpeech.alibaba, { say: alibaba, hz: ALIBABA_HZ }],
    [textToSpeech.volcano, { say: volcano, hz: VOLCANO_HZ }],
  ]);

  return async (service: ServiceSettings, text: string): Promise<Voice | undefined> => {
    const speaker = speakerOf.get(service.type);
    const sound = await speaker?.say(service, text);
    if (speaker === undefined || sound === undefined || sound.length === 0) return undefined;
    return toVoice(sound, speaker.hz);
  };
}
