import { RECORDING_BYTES_MAX } from '@chatdeck/sdk/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { originOf } from '../http/call';
import type { Services } from '../services';
import { logCrash } from './robot-route';

/** A picture that says, in both languages, that pictures are not converted here: 320 x 64 pixels, PNG. */
const NOT_CONVERTED = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAUAAAABAAgAAAAAEPOljAAAElElEQVR42u3XQWgjVRgH8Letbg451JMeesjJiyDvojfZVz200D2U' +
    'IqWsAQdcUIrQOYiC0DJ7EywYFyl7koggKx4sKAv20L4oWClBJs1uN6xDTLdpHbSHNjOZZIZk5u/3pmm3tk27FQ+KSUvfZN7kN9/3' +
    'vZc3rwz/8Iv1wP8nWEGEXdXKCCEdLwCRBFqd7manjR4DLDCWaCODUJr0Lq+1EdCPDjoBuMBekiVRorY/N4A2kGO5xB5jA11BC7D3' +
    'wSG6yNrNXWaJIGQ8Bm0KzjJ2MMS465qmAsMKbNe2Kt1BpwMui2yOsf4Amwj8UNYpCvVegSEPjSNgszYxMdYdLFyy2zKD3BO6UPE2' +
    'pI3cU5RSaABZFeFssmZ5OAALl6iikdG9htZI024zlmx/syoV6L7E+oLANeOUdZtqSB/2rmKvT9VQolxGU9W9K/jLnSylDLSNh/S3' +
    'BFvkcQCGhq1qCMwPg0aKLmID5XIuEd+sa4S+FoM+L8gNdhuWMAlsmqp+vlQgS6zpwaR6r1Iul/N2696E3j3C9PZblAm8j15PQaP6' +
    'JTIIppom6ils7LGkbb29oyBkG1Dt/XWzRfEvdAc9afuMYfszowidJp64kSy8b5uojWGV5s1G8h0rHl2DRolaKzTh/nhGhBaydgAf' +
    'DxZpZGMQ2d8LlN6D2/SdsWFb71VoIqcK/bk45YoCz4rQmpe2R+Cny/RV0RsInoEI8APw/J0Y3LFmdDTors1KZX/anBdhMGI7BIYK' +
    'nF5srItVGeAa/KUlrkDLmhWoYqHZASnCxjkpt2y7A0bjMw2IOoJw1iiG8gMFVqwZjjnoMejLffC8xSEfg2xgbSG6DhHyYBvp3VC2' +
    'Qqqlab3xU8DpNv25lJo6lHKTatrXFdyh34pasiJZoQXsKgzoRYtCo+VLrVa/ptLN+/heNlu78YJQiTaSzd4joAf2wB7YA//TYOas' +
    'S/xOyw9OtA67wlHx6DrvccGg0x4+LR896AJp/A3wxMs9ZpwGlka25ZYWjWjBILCl1zXvZiS8aBgvzg77uCl/ptN8S4czTr03aAc6' +
    'SX0v6Dkm1r9tgF/jdP7do+D6F69x61Z7Sit+DqSzK7e8WYM79S/lYG3ZD5/jK5sEpndRWzJG5+j44Veqb86LxOirBE62p8TK/FHw' +
    'btvQ4HhIZQJEAhod8my1GhnchU+75DwVktOo1CLBq67ajDp0ZBMo7hI45kHXan9JmT603edAo38laKvGPbrCLJUgRE36PkzTVxEC' +
    'Dq4Il0CTtjhCVL3oiqgSqDnIcu84+GGDwCF2CJbyBSZEmPQD5GNwQ1eg4bhqFG3wGDRcBe6xgZOg5qgIcQhWMyW1Q6wfRkj7pG4R' +
    'UrqngaqGOKih7mhVBbZVDffBPIFHaqhAqiGVWyPsZA0zxfaSVlykrmy+RKAn6l8b4jfPD6d5DOoZBabnHGDzD+87GYPaJ/4S18Jp' +
    'Pb92HNx6E6/owWWahxrNQ+i+Eb0shTeo5mEMjhsK3NJDmodP0zyMwXvXoxGuYdyoP3va4sAvvhrYZ6w2UWhc2FuYOwMMn7x4gB/r' +
    'vRW7B/77wD8BJhNg8j7dx58AAAAASUVORK5CYII=',
  'base64',
);

/** Five pictures of a chat in base64, and the question. */
const BODY_BYTES_MAX = 20 * 1024 * 1024;
/** The form around a recording. */
const FORM_BYTES = 64 * 1024;

type Media = Services['media'];
interface Caller {
  readonly userId: string;
  readonly origin: string;
  /** The maximum size of the body in bytes. */
  readonly bytesMax: number;
}

/** A raw body: a function, so that nothing reads it before its sender is authenticated. */
type Body = () => Buffer;

const isBody = (body: unknown): body is Body => typeof body === 'function';
const jsonOf = (bytes: Buffer): unknown => JSON.parse(bytes.toString());

const speechSchema = z.object({ text: z.string(), aiConfig: z.unknown() });
const questionSchema = z.object({
  images: z.array(z.string()),
  question: z.string(),
  config: z.object({ open4vConfig: z.unknown() }),
});

async function speak(media: Media, { userId, origin }: Caller, body: Buffer) {
  const { text, aiConfig } = speechSchema.parse(jsonOf(body));
  return media.speak(userId, text, aiConfig, origin);
}

async function look(media: Media, { userId }: Caller, body: Buffer) {
  const { images, question, config } = questionSchema.parse(jsonOf(body));
  return media.look(userId, images, question, config.open4vConfig);
}

async function listen(media: Media, { userId }: Caller, body: Buffer, contentType: string) {
  const headers = { 'content-type': contentType };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const [file, aiConfig] = [form.get('file'), form.get('aiConfig')];
  if (file === null || typeof file === 'string' || typeof aiConfig !== 'string') return '';
  const recording = { name: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
  return media.listen(userId, recording, jsonOf(Buffer.from(aiConfig)));
}

/** True for errors of the client. */
const isCallerFault = (error: unknown) =>
  error instanceof SyntaxError || error instanceof TypeError || error instanceof z.core.$ZodError;

/** Each call, and its empty success answer (robot contract, section 3.3). */
const CALLS = [
  { path: '/text/speech', handle: speak, empty: [], bytesMax: FORM_BYTES },
  { path: '/image/vision', handle: look, empty: [], bytesMax: BODY_BYTES_MAX },
  { path: '/voice/text', handle: listen, empty: '', bytesMax: RECORDING_BYTES_MAX + FORM_BYTES },
] as const;

/**
 * The helper host of the plugin: vision, transcription and speech through the services that dialogues name. A dialogue
 * with spoken answers sends nothing unless that succeeds, so every refusal looks like success: then the answer is sent
 * as text.
 */
export function helperRoutes(app: FastifyInstance, { media, publicUrl }: Services): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, body, done) => {
    const bytesMax = callers.get(request)?.bytesMax ?? 0;
    const parts: Buffer[] = [];
    let bytes = 0;
    body.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes <= bytesMax) parts.push(part);
    });
    body.on('error', done);
    // Read to its end even when it is not needed, so that the robot receives the answer.
    body.on('end', () => {
      const whole: Body = () => Buffer.concat(parts);
      done(null, bytes <= bytesMax ? whole : undefined);
    });
  });

  const identify = (bytesMax: number) => async (request: FastifyRequest) => {
    const key = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
    const userId = key === undefined ? undefined : await media.callerOf(key);
    const origin = publicUrl?.origin ?? originOf(request);
    if (userId !== undefined) callers.set(request, { userId, origin, bytesMax });
  };

  for (const { path, handle, empty, bytesMax } of CALLS) {
    app.post(path, { onRequest: identify(bytesMax) }, async (request) => {
      const caller = callers.get(request);
      const { body, headers } = request;
      const success = (data: object | string) => ({ code: 200, msg: 'success', data });
      if (caller === undefined || !isBody(body)) return success(empty);
      try {
        return success(await handle(media, caller, body(), headers['content-type'] ?? ''));
      } catch (error) {
        if (!isCallerFault(error)) logCrash(request, error);
        return success(empty);
      }
    });
  }

  // What the skills of that host did is unknown. On an empty success the plugin continues with its next rules; the
  // message of any other code is sent to the person who wrote.
  app.post('/skill', () => ({ code: 200, msg: 'success', data: [] }));

  // The plugin sends whatever it gets here, and a failure would crash the robot's process.
  app.get<{ Querystring: { url?: string } }>('/convert', async (request, reply: FastifyReply) => {
    const url = typeof request.query.url === 'string' ? request.query.url : '';
    const picture = await media.convert(url, request.ip).catch(() => undefined);
    return reply.type('image/png').send(picture ?? NOT_CONVERTED);
  });
}
