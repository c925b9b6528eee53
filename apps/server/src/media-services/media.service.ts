import {
  CONTENT_TYPE,
  MEDIA_CALLS_PER_MINUTE,
  QUESTION_PICTURES_MAX,
  RECORDING_BYTES_MAX,
  SPEECH_TEXT_MAX,
} from '@chatdeck/sdk/constants';
import type { RateLimits } from '../security/rate-limits';
import { createQueue } from '../security/queue';
import type { VoiceFiles } from '../resources/upload/voice-files';
import { namedService } from './named-services';
import type { Outgoing } from './outgoing';
import { pictureConversion } from './picture-conversion';
import { speakers } from './speech';
import { listeners, type Recording } from './transcription';
import { viewers } from './vision';

const MINUTE_MS = 60_000;
/** Each encoding or decoding takes a core; further ones wait, and beyond the queue's limit they are refused. */
const CONCURRENCY = 2;
const WAITING_MAX = 32;
/** The type of a voice message in the plugin (robot contract, section 6). */
const VOICE = 8;
/** The services that can answer a question about a picture: OpenAI and compatible ones, and Dify. */
const VIEWERS = [6, 8, 9];

interface Sources {
  readonly userOf: (apiKey: string) => Promise<string | undefined>;
  readonly isMember: (userId: string) => Promise<boolean>;
  /** The account's dialogues as its robot loads them. */
  readonly dialogues: (userId: string) => Promise<object[]>;
  readonly limits: Pick<RateLimits, 'count'>;
  readonly voices: VoiceFiles;
  readonly ask: Outgoing;
}

/** Pictures and speech of dialogues, through the services that these name. A failure yields an empty result. */
export function mediaService({ userOf, isMember, dialogues, limits, voices, ask }: Sources) {
  const queue = createQueue(CONCURRENCY, WAITING_MAX, () => new Error('Too much waits'));
  const [speak, listen, look] = [speakers(ask), listeners(ask), viewers(ask)];
  const convert = pictureConversion(ask);

  async function isWithin(subject: string): Promise<boolean> {
    return (await limits.count(`media:${subject}`, MINUTE_MS)) <= MEDIA_CALLS_PER_MINUTE;
  }

  return {
    /** The account whose robot calls, if it may be served now; dialogues are for members. */
    async callerOf(apiKey: string): Promise<string | undefined> {
      const userId = await userOf(apiKey);
      const mayAsk = userId !== undefined && (await isMember(userId)) && (await isWithin(userId));
      return mayAsk ? userId : undefined;
    },

    /** A voice message that speaks the text; empty when it has to be sent as text. */
    async speak(userId: string, answer: string, sent: unknown, origin: string): Promise<object[]> {
      const text = answer.trim();
      const service = namedService('textToSpeech', await dialogues(userId), sent);
      if (service === undefined || text === '' || text.length > SPEECH_TEXT_MAX) return [];
      const voice = await queue(() => speak(service, text));
      const key = voice && (await voices.add(userId, voice.silk));
      if (voice === undefined || key === undefined) return [];
      return [{ type: VOICE, url: `${origin}/files/${key}`, voiceLength: voice.lengthMs }];
    },

    /** The transcript of a recording. */
    async listen(userId: string, recording: Recording, sent: unknown): Promise<string> {
      const service = namedService('speechToText', await dialogues(userId), sent);
      const { length } = recording.bytes;
      if (service === undefined || length === 0 || length > RECORDING_BYTES_MAX) return '';
      return queue(() => listen(service, recording));
    },

    /** The answer to a question about pictures. */
    async look(
      userId: string,
      images: readonly string[],
      question: string,
      sent: unknown,
    ): Promise<object[]> {
      const service = namedService('image', await dialogues(userId), sent);
      if (service === undefined || !VIEWERS.includes(service.type)) return [];
      if (images.length > QUESTION_PICTURES_MAX) return [];
      const content = await queue(() => look(service, images, question));
      return content === '' ? [] : [{ type: CONTENT_TYPE.text, content }];
    },

    /** A picture as PNG, for any caller: the plugin does not identify itself. */
    async convert(url: string, ip: string): Promise<Buffer | undefined> {
      return (await isWithin(`convert:${ip}`)) ? queue(() => convert(url)) : undefined;
    },
  };
}

export type MediaService = ReturnType<typeof mediaService>;
