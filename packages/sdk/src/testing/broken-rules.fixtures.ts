import type * as z from 'zod/mini';
import { toIssues } from '../core/issues';

/** The Chinese issues of a form value, each as `path: message`. */
export const brokenRules = (schema: z.ZodMiniType, input: unknown): string[] =>
  toIssues(schema.safeParse(input).error ?? { issues: [] }, 'zh-CN').map(
    ({ path, message }) => `${path}: ${message}`,
  );
