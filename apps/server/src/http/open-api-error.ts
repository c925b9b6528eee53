import { OPEN_API_DISTRUST } from '@chatdeck/sdk';
import { type Locale } from '@chatdeck/sdk/constants';
import * as z from 'zod';

const detailSchema = z.object({
  reason: z.string().optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** The words of a failure for somebody who reads the output of a script: what is wrong, as exactly as we know. */
export function openApiError(
  { msg, data }: { readonly msg: string; readonly data: unknown },
  locale: Locale,
): string {
  const { reason, issues = [] } = detailSchema.safeParse(data).data ?? {};
  const distrust = OPEN_API_DISTRUST.find(({ value }) => value === reason);
  const broken = issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return distrust?.text[locale] ?? (broken || msg);
}
