import { failureText } from './log-error';

/** Logs a failure that no caller waits for, as one line; the caller must keep secrets out of it. */
export function logFailure(msg: string, error: unknown): void {
  const message = failureText(error);
  const line = { level: 50, time: Date.now(), pid: process.pid, msg, err: { message } };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
