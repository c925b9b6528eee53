import { memberUntilSchema } from '@chatdeck/sdk/rules';

/** The end of a day in Shanghai, such as `2030-12-31`; undefined for what is no day, or has passed. */
export function endOfDayToCome(text: string): Date | undefined {
  if (!memberUntilSchema.safeParse(text).success) return undefined;
  const end = new Date(`${text}T23:59:59+08:00`);
  return end.getTime() > Date.now() ? end : undefined;
}
