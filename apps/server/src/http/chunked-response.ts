import { Readable } from 'node:stream';
import type { Endpoint } from '@chatdeck/sdk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { success } from './envelope';

/** A list, or a page of one, whose rows arrive in pieces. */
const pieceSchema = z.union([z.array(z.unknown()), z.looseObject({ list: z.array(z.unknown()) })]);
type Piece = z.output<typeof pieceSchema>;

const isRows = (piece: Piece): piece is unknown[] => Array.isArray(piece);
const rowsOf = (piece: Piece): unknown[] => (isRows(piece) ? piece : piece.list);

/** Each piece as the contract has its answer. */
async function* checked({ response }: Endpoint, pieces: AsyncIterable<unknown>) {
  for await (const piece of pieces) yield z.parse(pieceSchema, z.parse(response, piece));
}

/** The JSON of an answer without its last row and what closes it, and what closes it. */
function frameOf(request: FastifyRequest, piece: Piece): readonly [open: string, close: string] {
  const { data: _, ...outer } = success(request, null);
  const open = `${JSON.stringify(outer).slice(0, -1)},"data":`;
  if (isRows(piece)) return [`${open}[`, ']}'];
  const { list: __, ...beside } = piece;
  const fields = JSON.stringify(beside).slice(0, -1);
  return [`${open}${fields}${fields === '{' ? '' : ','}"list":[`, ']}}'];
}

/** The text of an answer as its pieces arrive; the next one is asked for once the one before was taken. */
async function* textOf(
  request: FastifyRequest,
  first: Piece,
  rest: AsyncIterator<Piece>,
): AsyncGenerator<string> {
  const [open, close] = frameOf(request, first);
  yield open;
  let isFirstRow = true;
  for (let piece: Piece | undefined = first; piece !== undefined;) {
    const text = JSON.stringify(rowsOf(piece)).slice(1, -1);
    if (text !== '') {
      yield isFirstRow ? text : `,${text}`;
      isFirstRow = false;
    }
    const next = await rest.next();
    piece = next.done === true ? undefined : next.value;
  }
  yield close;
}

/**
 * Answers with a list that is read while it is sent, however long it is: a caller who reads slowly slows the reading down, and
 * one who leaves ends it. What fails before the first piece is refused as any call; later the connection breaks off.
 */
export async function sendPiecewise(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  read: AsyncIterable<unknown>,
): Promise<FastifyReply> {
  const pieces = checked(endpoint, read);
  const { done, value } = await pieces.next();
  if (done === true) throw new Error('A list that is sent in pieces has at least an empty one');
  const text = Readable.from(textOf(request, value, pieces), { objectMode: false });
  text.once('close', () => void pieces.return(undefined));
  return reply.type('application/json; charset=utf-8').send(text);
}
