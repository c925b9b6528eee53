import { logFailure } from '../log';
import { every } from '../ticker';

/** The parts of the server whose health an operator sees. */
export const PARTS = ['database', 'broker', 'fileStore', 'mail', 'eventChannel'] as const;
export type Part = (typeof PARTS)[number];

export interface PartCheck {
  /** Rejects when the part does not work. */
  readonly run: () => Promise<unknown>;
  /** The result is used again for this long: a check of the mail server costs it a connection. */
  readonly validMs: number;
}

/** A part as it was last found. */
export interface PartState {
  readonly isOk: boolean;
  /** When it was first found so. */
  readonly since: Date;
}

/** A part that does not answer within this time has failed. */
const TIMEOUT_MS = 3_000;
/** How often parts are checked without being asked about, so that `since` is true to that. */
const POLL_MS = 15_000;

/** Rejects when the work takes too long. */
async function inTime(work: () => Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not answer in time')), timeoutMs);
  });
  await Promise.race([work(), late]).finally(() => clearTimeout(timer));
}

/** Follows the health of the parts. A failure is logged when it begins, and the reason is nowhere but in the log. */
export function watchParts(checks: Readonly<Record<Part, PartCheck>>, timeoutMs = TIMEOUT_MS) {
  const states = new Map<Part, PartState & { readonly checkedAt: number }>();
  const running = new Map<Part, Promise<void>>();

  async function look(part: Part): Promise<void> {
    const before = states.get(part);
    const failure = await inTime(checks[part].run, timeoutMs).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const isOk = failure === undefined;
    const since = before?.isOk === isOk ? before.since : new Date();
    states.set(part, { isOk, since, checkedAt: performance.now() });
    if (failure !== undefined && before?.isOk !== false) {
      logFailure(`A part of the server failed: ${part}`, failure.error);
    }
  }

  /** Checks a part unless it was just checked; callers at the same time share a check. */
  async function checked(part: Part): Promise<void> {
    const { checkedAt = -Infinity } = states.get(part) ?? {};
    if (performance.now() - checkedAt < checks[part].validMs) return;
    const check = running.get(part) ?? look(part).finally(() => running.delete(part));
    running.set(part, check);
    await check;
  }

  const checkAll = async () => void (await Promise.all(PARTS.map(checked)));

  return {
    /** The health of every part now. */
    async check(): Promise<ReadonlyMap<Part, PartState>> {
      await checkAll();
      return states;
    },

    /** As the parts were last found, without waiting; empty before the first check. */
    known: (): ReadonlyMap<Part, PartState> => states,

    /** Checks the parts again and again, until stopped. */
    watch(pollMs = POLL_MS): () => Promise<void> {
      void checkAll();
      return every(pollMs, checkAll);
    },
  };
}

export type Parts = ReturnType<typeof watchParts>;
