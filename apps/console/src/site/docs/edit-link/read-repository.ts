import { execFileSync } from 'node:child_process';

/** An origin over https or ssh, with or without a user, on a host that others can reach. */
const ORIGIN =
  /^(?:https?:\/\/|(?:ssh:\/\/)?git@)(?:[^@/]+@)?([\w.-]+\.[a-z]{2,})(?::\d+)?[:/](.+?)(?:\.git)?\/?$/i;

/**
 * The page of the repository, for links to the sources of the documentation: that of the workflow that builds, so that a
 * fork links to itself, else that of the clone's origin. Undefined if neither is public.
 */
export function repositoryUrl(
  { GITHUB_SERVER_URL, GITHUB_REPOSITORY }: NodeJS.ProcessEnv,
  origin: string,
): string | undefined {
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  const [, host, path] = ORIGIN.exec(origin) ?? [];
  return host === undefined ? undefined : `https://${host}/${path ?? ''}`;
}

/** The address of the clone's origin; empty outside of a clone, or of one without. */
export function originOfClone(): string {
  try {
    const args = ['config', '--get', 'remote.origin.url'];
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
