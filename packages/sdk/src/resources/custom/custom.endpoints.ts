import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { basedOn } from '../../core/record-row';
import { customConfigInputSchema } from './custom-config.rules';
import { customConfigSchema } from './custom-config.schema';

const config = endpoint({
  id: 'custom.config',
  method: 'GET',
  path: '/api/wechat/custom',
  access: 'custom',
  origin: 'spec',
  summary: 'The config of the custom centre.',
  request: z.object({ userId: z.optional(z.string()) }),
  response: customConfigSchema,
});

const updateConfig = endpoint({
  id: 'custom.updateConfig',
  method: 'POST',
  path: '/api/wechat/custom/update',
  access: 'custom',
  origin: 'spec',
  summary:
    'Replaces the parts of the custom config that are sent; the others stay. 10003 with it as `current` when it is not at `baseVersion` any more.',
  request: z.extend(basedOn, { config: customConfigInputSchema, userId: z.optional(z.string()) }),
  response: customConfigSchema,
});

export const customEndpoints = { config, updateConfig };
