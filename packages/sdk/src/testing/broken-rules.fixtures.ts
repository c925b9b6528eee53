import type * as z from 'zod/mini';
import { toIssues } from '../core/issues';

/** What a form says about a value in Chinese, each as `path: words`. */
export const brokenRules = (schema: z.ZodMiniType, input: unknown): string[] =>
  toIssues(schema.safeParse(input).error ?? { issues: [] }, 'zh-CN').map(
    ({ path, message }) => `${path}: ${message}`,
  );
