import type { Answer } from '@chatdeck/sdk';

const MASK = '***';
/** A shorter text is no key, and would be cut out of innocent words. */
const SECRET_MIN = 6;

/** An answer without the keys that were sent, which some services repeat in their errors. */
export function withoutSecrets(answer: Answer, secrets: readonly string[]): Answer {
  const forms = secrets
    .filter((secret) => secret.length >= SECRET_MIN)
    .flatMap((secret) => [secret, encodeURIComponent(secret)]);
  const clean = (text: string) =>
    forms.reduce((rest, secret) => rest.replaceAll(secret, MASK), text);
  const cleaned = (value: unknown) => (typeof value === 'string' ? clean(value) : value);
  return {
    ...answer,
    detail: clean(answer.detail),
    replies: answer.replies.map(({ type, content, ...fields }) => ({
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cleaned(value)])),
      type,
      ...(content !== undefined && { content: clean(content) }),
    })),
  };
}
