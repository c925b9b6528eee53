import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { UPLOAD_CONTEXTS } from '@chatdeck/sdk/constants';
import { AUDIT_ACTOR } from '@chatdeck/sdk/audit';
import { contract } from '@chatdeck/sdk/contract';
import { issueCode } from '@chatdeck/sdk/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowSlowBody } from '../../http/body-deadline';
import { headerText } from '../../http/call';
import { localeOf } from '../../http/envelope';
import { nameAccount } from '../../http/request-account';
import { contentReader } from '../../storage/file-content';
import { networkOf } from '../../http/network-of';
import { isOutOfSpace } from '../../storage/free-space';
import { ScratchFull, type Scratch } from '../../storage/scratch';
import { createSlots } from '../../storage/upload-slots';
import type { AuditService } from '../audit/audit.service';
import type { UploadService } from './upload.service';
import { uploadText, type UploadProblem } from './upload.texts';

/** Where the upload form of the product specification (section 7) is posted: `file`, `key` and `token`. */
export const UPLOAD_PATH = `/v1${contract.upload.store.path}`;

const FILE_MAX = Math.max(...Object.values(UPLOAD_CONTEXTS).map(({ belowBytes }) => belowBytes));
/** A form is hardly larger than its file. */
const FORM_MAX = FILE_MAX + 64 * 1024;

/**
 * Accepts one file, streamed to disk; the answer is the object store's `{ key }`. The fields `key` and `token` must
 * come before the file, since nothing is stored without permission.
 */
export async function uploadRoutes(
  app: FastifyInstance,
  upload: UploadService,
  scratch: Scratch,
  audit: Pick<AuditService, 'record'>,
): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fields: 5, parts: 6, fieldSize: 2_048, fileSize: FILE_MAX },
  });
  const slots = createSlots();
  app.post(UPLOAD_PATH, async (request, reply) => {
    if (!request.isMultipart() || request.headers['content-encoding'] !== undefined) {
      return reply.code(415).send(refusal(request, 'invalid'));
    }
    if (Number(request.headers['content-length']) > FORM_MAX) {
      // The rest of the body is not read.
      return reply.code(413).header('connection', 'close').send(refusal(request, 'invalid'));
    }
    const network = `address ${networkOf(request.ip)}`;
    if (!slots.take(network)) return refusal(request, 'upload.busy');
    try {
      const stored = await scratch.use((path) => taken(request, path)).catch(unreadable);
      if (stored === 'invalid') return reply.code(400).send(refusal(request, stored));
      return typeof stored === 'string' ? refusal(request, stored) : stored;
    } finally {
      slots.free(network);
    }
  });

  /** Parses a form, and stores its file if the fields before it grant permission. */
  async function taken(request: FastifyRequest, path: string) {
    const fields = { key: '', token: '' };
    let outcome: { readonly key: string } | UploadProblem | undefined;
    for await (const part of request.parts()) {
      if (part.type === 'file') outcome = await file(request, part, fields, path);
      else if (part.fieldname === 'key' || part.fieldname === 'token') {
        fields[part.fieldname] = String(part.value);
      }
    }
    return outcome ?? 'message.file';
  }

  async function file(
    request: FastifyRequest,
    part: MultipartFile,
    { key, token }: Fields,
    path: string,
  ) {
    const grant = await upload.leaveFor({ key, token });
    if (grant === undefined) return refused(part, 'upload.token');
    nameAccount(request, grant.userId);
    const account = `account ${grant.userId}`;
    if (!slots.take(account)) return refused(part, 'upload.busy');
    allowSlowBody(request);
    try {
      const content = contentReader();
      await pipeline(part.file, content.stream, createWriteStream(path));
      const stored = await upload.receive({ grant, key, type: part.mimetype, content, path });
      if (typeof stored !== 'string') {
        await audit.record({
          userId: grant.userId,
          call: 'upload.store',
          // The form has a permission, and says nothing of who uses it.
          actor: AUDIT_ACTOR.owner,
          ip: request.ip,
          userAgent: headerText(request, 'user-agent') ?? '',
          object: { id: '', name: key.split('/').at(-1) ?? '' },
        });
      }
      return stored;
    } finally {
      slots.free(account);
    }
  }
}

interface Fields {
  readonly key: string;
  readonly token: string;
}

/** Reads the file to its end without storing it, so that the client gets the answer instead of a broken connection. */
function refused<Problem extends UploadProblem>(
  { file }: MultipartFile,
  problem: Problem,
): Problem {
  file.resume();
  return problem;
}

/** An incomplete form is the client's fault; a full disk is ours. */
function unreadable(error: unknown): 'invalid' | 'upload.busy' {
  if (error instanceof ScratchFull) return 'upload.busy';
  if (isOutOfSpace(error)) throw error;
  if (error instanceof Error && !('syscall' in error) && !('statusCode' in error)) return 'invalid';
  throw error;
}

/** The reason is the message itself, since the console shows it behind 上传失败. */
function refusal(request: FastifyRequest, rule: UploadProblem) {
  const message = uploadText(rule, localeOf(request));
  const issue = { path: 'file', rule, message };
  return { code: issueCode([issue]), msg: message, data: { issues: [issue] } };
}
