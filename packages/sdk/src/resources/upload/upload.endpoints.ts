import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';

const store = endpoint({
  id: 'upload.store',
  method: 'POST',
  path: '/api/upload',
  access: 'public',
  origin: 'chosen',
  summary:
    'The object store of this server: takes one file under the leave that `material/token` gave, and answers `{ key }` without an envelope. What it refuses is answered in one.',
  request: z.object({ key: z.string(), token: z.string(), file: z.file() }),
  response: z.object({ key: z.string() }),
  multipart: true,
});

export const uploadEndpoints = { store };
