import { setTimeout as pause } from 'node:timers/promises';

/** What became of a load. */
export interface Load {
  /** How long each request took from the moment that it was due, in milliseconds. */
  readonly waits: readonly number[];
  readonly errors: readonly string[];
}

/**
 * Sends requests at fixed times, whether or not earlier ones were answered: a server that stops for a second is slow for
 * all the requests that were due meanwhile, and not only for those that it was working on.
 */
export async function openLoop(
  perSecond: number,
  seconds: number,
  send: (index: number) => Promise<unknown>,
): Promise<Load> {
  const waits: number[] = [];
  const errors: string[] = [];
  const began = performance.now();
  const answers: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const dueAt = began + (index * 1_000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 0) await pause(early);
    const answer = send(index).then(
      () => {},
      (error: unknown) => void errors.push(String(error)),
    );
    answers.push(answer.then(() => void waits.push(performance.now() - dueAt)));
  }
  await Promise.all(answers);
  return { waits, errors };
}
