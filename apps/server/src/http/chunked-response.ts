import { Readable } from 'node:stream';
import type { Endpoint } from '@chatdeck/sdk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { withFilesOf } from './answered-files';
import { success } from './envelope';

/** A list, or a page of one, whose rows arrive in chunks. */
const chunkSchema = z.union([z.array(z.unknown()), z.looseObject({ list: z.array(z.unknown()) })]);
type Chunk = z.output<typeof chunkSchema>;

const isRows = (chunk: Chunk): chunk is unknown[] => Array.isArray(chunk);
const rowsOf = (chunk: Chunk): unknown[] => (isRows(chunk) ? chunk : chunk.list);

/** Each chunk, checked against the response schema. */
async function* checked({ response }: Endpoint, chunks: AsyncIterable<unknown>) {
  for await (const chunk of chunks) yield z.parse(chunkSchema, z.parse(response, chunk));
}

/** The JSON of an answer around its rows: the text before them and the text after them. */
function frameOf(request: FastifyRequest, chunk: Chunk): readonly [open: string, close: string] {
  const { data: _, ...outer } = success(request, null);
  const open = `${JSON.stringify(outer).slice(0, -1)},"data":`;
  if (isRows(chunk)) return [`${open}[`, ']}'];
  const { list: __, ...beside } = chunk;
  const fields = JSON.stringify(beside).slice(0, -1);
  return [`${open}${fields}${fields === '{' ? '' : ','}"list":[`, ']}}'];
}

/** The text of an answer as its chunks arrive; the next chunk is read once the previous one was consumed. */
async function* textOf(
  request: FastifyRequest,
  first: Chunk,
  rest: AsyncIterator<Chunk>,
): AsyncGenerator<string> {
  const [open, close] = frameOf(request, first);
  yield open;
  let isFirstRow = true;
  for (let chunk: Chunk | undefined = first; chunk !== undefined;) {
    const text = withFilesOf(request, JSON.stringify(rowsOf(chunk)).slice(1, -1));
    if (text !== '') {
      yield isFirstRow ? text : `,${text}`;
      isFirstRow = false;
    }
    const next = await rest.next();
    chunk = next.done === true ? undefined : next.value;
  }
  yield close;
}

/**
 * Answers with a list of any length that is read while it is sent: a slow client slows the reading down, and one that
 * disconnects ends it. A failure before the first chunk is refused like that of any call; a later one breaks the
 * connection.
 */
export async function sendInChunks(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  read: AsyncIterable<unknown>,
): Promise<FastifyReply> {
  const chunks = checked(endpoint, read);
  const { done, value } = await chunks.next();
  if (done === true) throw new Error('A list that is sent in pieces has at least an empty one');
  const text = Readable.from(textOf(request, value, chunks), { objectMode: false });
  text.once('close', () => void chunks.return(undefined));
  return reply.type('application/json; charset=utf-8').send(text);
}
