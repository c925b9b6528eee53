import type { CallError } from './call-error';

/**
 * What failed, as the name of an entry of the host's help: `code-31001` for an answer with that code, else why there was no
 * answer, and `part` for a part of the page that could not be shown.
 */
export type HelpTopic = `code-${number}` | 'network' | 'timeout' | 'token' | 'contract' | 'part';

/** The URL of the entry for a topic; undefined for those that the host has no entry for. */
export type HelpHrefOf = (topic: HelpTopic) => string | undefined;

/** The topic of a failed call; undefined where nothing but the call itself went wrong. */
export function helpTopicOf({
  kind,
  code,
}: Pick<CallError, 'kind' | 'code'>): HelpTopic | undefined {
  switch (kind) {
    case 'api':
      return `code-${code}`;
    case 'network':
    case 'timeout':
    case 'token':
    case 'contract':
      return kind;
    default:
      return undefined;
  }
}
