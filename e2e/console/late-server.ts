import { setTimeout as pause } from 'node:timers/promises';
import { CODE } from '@chatdeck/sdk/constants';
import type { Page, Route } from '@playwright/test';
import type { Plan } from '../../packages/ui/src/catalogue/interleavings/plan';

/** The server between a tab and the real one: it answers one call late, the first time with a fault. */
export interface LateServer {
  /** Forgets what it has seen, and follows a plan from now on. */
  readonly begin: (plan: Plan) => void;
  /** What it must not see: a call that is sent again before it was answered. */
  readonly troubles: () => readonly string[];
  readonly hasSent: () => boolean;
  readonly isQuiet: () => boolean;
  /** What it was sent, in words. */
  readonly seen: () => string;
}

/** Puts a late server before the changes that a tab sends to the paths of `call`. */
export async function lateServer(tab: Page, call: RegExp): Promise<LateServer> {
  let [plan, sent, inFlight]: [Plan | undefined, number, number] = [undefined, 0, 0];
  let troubles: string[] = [];

  async function answer(route: Route, isFirst: boolean): Promise<void> {
    const { answerMs = 0, fault = 'none' } = plan ?? {};
    if (isFirst && fault === 'offline') {
      await pause(answerMs);
      return route.abort('connectionfailed');
    }
    if (isFirst && fault === 'failure') {
      await pause(answerMs);
      return route.fulfill({ json: { code: CODE.serverError, msg: '服务器出错了', data: null } });
    }
    // The server may be closing a connection that nobody has used for a while, which a browser would try again.
    const response = await route.fetch({ maxRetries: 1 }).catch((error: unknown) => {
      troubles.push(`the server does not answer: ${String(error)}`);
      return undefined;
    });
    await pause(answerMs);
    await (response === undefined ? route.abort() : route.fulfill({ response }));
  }

  await tab.route(
    ({ pathname }) => call.test(pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      if (route.request().method() === 'GET') return route.continue();
      if (inFlight > 0) troubles.push(`${pathname} is sent again before it is answered`);
      inFlight += 1;
      sent += 1;
      // The page that asked may have been left.
      await answer(route, sent === 1)
        .catch(() => undefined)
        .finally(() => (inFlight -= 1));
    },
  );
  return {
    begin: (next) => {
      [plan, sent, troubles] = [next, 0, []];
    },
    troubles: () => troubles,
    hasSent: () => sent > 0,
    isQuiet: () => inFlight === 0,
    seen: () => `${sent} calls, of which ${inFlight} are not answered`,
  };
}
