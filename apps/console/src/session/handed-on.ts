import type { ChatdeckClient } from '@chatdeck/sdk';

/** How long a handed-over response counts as fresh: as long as the code of a page may take on a slow line. */
const FRESH_MS = 20_000;

/** Holds one response for the next caller that needs the same. */
function handover<Answer>() {
  let waiting: { readonly token: string; readonly at: number; readonly answer: Answer } | undefined;
  return {
    put(token: string, answer: Answer): void {
      waiting = { token, at: Date.now(), answer };
    },
    /** Returns the response once, to the same visitor; one that is too old has to be fetched again. */
    take(token: string | null): Answer | undefined {
      const found = waiting;
      waiting = undefined;
      if (found?.token !== token || Date.now() - found.at > FRESH_MS) return undefined;
      return found.answer;
    },
  };
}

type AnswerOf<Call extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>;

/**
 * Responses that the guard received before a page is shown, for reuse by the page: a full load makes each call once.
 */
export const handedOn = {
  user: handover<AnswerOf<ChatdeckClient['account']['info']>>(),
  config: handover<AnswerOf<ChatdeckClient['robot']['config']['load']>>(),
};

/** A client that uses the guard's responses first. */
export const takingOver = (client: ChatdeckClient, token: string | null): ChatdeckClient => ({
  ...client,
  account: {
    ...client.account,
    info: async (...options) =>
      handedOn.user.take(token) ?? (await client.account.info(...options)),
  },
  robot: {
    ...client.robot,
    config: {
      ...client.robot.config,
      load: async (...options) =>
        handedOn.config.take(token) ?? (await client.robot.config.load(...options)),
    },
  },
});
