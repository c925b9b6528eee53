import type { ChatdeckClient } from '@chatdeck/sdk';

/** For so long an answer is taken for a fresh one. */
const FRESH_MS = 5_000;

/** One answer that is waiting for whoever asks the same right after. */
function handover<Answer>() {
  let waiting: { readonly token: string; readonly at: number; readonly answer: Answer } | undefined;
  return {
    put(token: string, answer: Answer): void {
      waiting = { token, at: Date.now(), answer };
    },
    /** Gives the answer once, to the same visitor; what is older has to be asked again. */
    take(token: string | null): Answer | undefined {
      const found = waiting;
      waiting = undefined;
      if (found?.token !== token || Date.now() - found.at > FRESH_MS) return undefined;
      return found.answer;
    },
  };
}

type AnswerOf<Call extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>;

/** What the guard was told before a page is shown, for the page: a full load asks for each thing once. */
export const handedOn = {
  user: handover<AnswerOf<ChatdeckClient['account']['info']>>(),
  config: handover<AnswerOf<ChatdeckClient['robot']['config']['load']>>(),
};

/** A client that first takes what the guard was told. */
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
