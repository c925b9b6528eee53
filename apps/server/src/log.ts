import { failureText } from './log-error';

/** Writes a failure that no caller waits for as one line of the log; whoever calls keeps secrets out of it. */
export function logFailure(msg: string, error: unknown): void {
  const message = failureText(error);
  const line = { level: 50, time: Date.now(), pid: process.pid, msg, err: { message } };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
