/** The converter of voice messages, which few servers use. */
const silk = () => import('silk-wasm');

/** A recording in the format of chat apps. */
export interface Voice {
  readonly silk: Buffer;
  readonly lengthMs: number;
}

/** The sample rate that transcription services accept, with one channel of 16 bits. */
const LISTEN_HZ = 16_000;
const WAV_HEADER_BYTES = 44;
/** Chat apps refuse longer voice messages. */
const VOICE_MAX_MS = 60_000;

/** A WAV or raw samples as a voice message; undefined if it is too long for one. */
export async function toVoice(sound: Buffer, hz: number): Promise<Voice | undefined> {
  const { encode, isWav } = await silk();
  const { data, duration } = await encode(sound, isWav(sound) ? 0 : hz);
  if (duration <= 0 || duration > VOICE_MAX_MS) return undefined;
  return { silk: Buffer.from(data), lengthMs: Math.round(duration) };
}

/** A voice message as WAV, for transcription services; anything else is returned unchanged. */
export async function toListen(recording: Buffer): Promise<{ sound: Buffer; isWav: boolean }> {
  const { decode, isSilk, isWav } = await silk();
  if (!isSilk(recording)) return { sound: recording, isWav: isWav(recording) };
  const { data } = await decode(recording, LISTEN_HZ);
  return { sound: wavOf(Buffer.from(data), LISTEN_HZ), isWav: true };
}

/** Adds a WAV header to mono 16-bit samples. */
function wavOf(samples: Buffer, hz: number): Buffer {
  const header = Buffer.alloc(WAV_HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(WAV_HEADER_BYTES - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(hz, 24);
  header.writeUInt32LE(hz * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
