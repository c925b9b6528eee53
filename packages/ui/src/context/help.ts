import type { CallError } from './call-error';

/**
 * What failed, as the name of an entry of the host's help: `code-31001` for an answer with that code, else why there was no
 * answer, and `part` for a part of the page that could not be shown.
 */
export type HelpTopic = `code-${number}` | 'network' | 'timeout' | 'token' | 'contract' | 'part';

/** The URL of the entry for a topic; undefined for those that the host has no entry for. */
export type HelpHrefOf = (topic: HelpTopic) => string | undefined;

const UNANSWERED = ['network', 'timeout', 'token', 'contract'] as const;

/** The topic of a failed call; undefined where nothing but the call itself went wrong. */
export const helpTopicOf = ({
  kind,
  code,
  status,
}: Pick<CallError, 'kind' | 'code' | 'status'>): HelpTopic | undefined => {
  if (kind === 'api') return `code-${code}`;
  // Its entry is about proxies, which are no matter of the user's network.
  return status ? 'contract' : UNANSWERED.find((known) => known === kind);
};
