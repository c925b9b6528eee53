/** The server cannot start for a reason that its operator can fix; the message names it. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused';
}

/** The data folder is locked by a running process. */
export class FolderInUse extends StartRefused {
  constructor(readonly folder: string) {
    super(
      `Another Chatdeck server is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
}

/** The message for a port that is in use by another program, or the error itself. */
export function listenFailure(
  error: Error & { readonly code?: unknown },
  setting: string,
  host: string,
  port: number,
): Error {
  const { code } = error;
  const place = `${host}:${port}`;
  if (code === 'EADDRINUSE') {
    return new StartRefused(
      `Port ${place} is taken by another program. Stop it, or set ${setting} to another port (0 = any).`,
    );
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartRefused(
      `${place} cannot be listened on (${String(code)}). Change ${setting} or HOST.`,
    );
  }
  return error;
}
