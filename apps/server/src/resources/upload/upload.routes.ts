import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import multipart, { type Multipart } from '@fastify/multipart';
import { UPLOAD_CONTEXTS } from '@chatdeck/sdk/constants';
import { contract } from '@chatdeck/sdk/contract';
import { issueCode } from '@chatdeck/sdk/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localeOf } from '../../http/envelope';
import { contentReader } from '../../storage/file-content';
import type { Scratch } from '../../storage/scratch';
import type { Received, UploadService } from './upload.service';
import { uploadText, type UploadProblem } from './upload.texts';

/** Where the form of the product specification (section 7) is posted: `file`, `key` and `token`. */
export const UPLOAD_PATH = `/v1${contract.upload.store.path}`;

const FILE_MAX = Math.max(...Object.values(UPLOAD_CONTEXTS).map(({ belowBytes }) => belowBytes));
/** A form is hardly larger than its file. */
const FORM_MAX = FILE_MAX + 64 * 1024;

/** Takes in one file, through the disk and not through memory; the answer is the object store's `{ key }`. */
export async function uploadRoutes(
  app: FastifyInstance,
  upload: UploadService,
  scratch: Scratch,
): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 5, parts: 6, fieldSize: 2_048, fileSize: FILE_MAX },
  });
  app.post(UPLOAD_PATH, async (request, reply) => {
    if (!request.isMultipart() || request.headers['content-encoding'] !== undefined) {
      return reply.code(415).send(refusal(request, 'invalid'));
    }
    if (Number(request.headers['content-length']) > FORM_MAX) {
      // Nobody reads the rest.
      return reply.code(413).header('connection', 'close').send(refusal(request, 'invalid'));
    }
    const stored = await scratch.use(async (path) => {
      const received = await receive(request.parts(), path).catch(unreadable);
      if (received === 'invalid') return received;
      return received === undefined ? 'message.file' : upload.receive(received);
    });
    if (stored === 'invalid') return reply.code(400).send(refusal(request, stored));
    return typeof stored === 'string' ? refusal(request, stored) : stored;
  });
}

/** Reads a form, its fields in any order; undefined when there is no file in it. */
async function receive(
  parts: AsyncIterable<Multipart>,
  path: string,
): Promise<Received | undefined> {
  const fields = { key: '', token: '' };
  let file: Pick<Received, 'type' | 'content'> | undefined;
  for await (const part of parts) {
    if (part.type === 'file') {
      const content = contentReader();
      await pipeline(part.file, content.stream, createWriteStream(path));
      file = { type: part.mimetype, content };
    } else if (part.fieldname === 'key' || part.fieldname === 'token') {
      fields[part.fieldname] = String(part.value);
    }
  }
  return file && { ...fields, ...file, path };
}

/** A form that breaks off is its sender's fault; a disk that is full is ours. */
function unreadable(error: unknown): 'invalid' {
  if (error instanceof Error && !('syscall' in error) && !('statusCode' in error)) return 'invalid';
  throw error;
}

/** The reason is the message itself, since the console shows it behind 上传失败. */
function refusal(request: FastifyRequest, rule: UploadProblem) {
  const message = uploadText(rule, localeOf(request));
  const issue = { path: 'file', rule, message };
  return { code: issueCode([issue]), msg: message, data: { issues: [issue] } };
}
