/** The public address of this server: the setting, otherwise where it listens; never what a request claims. */
export function siteAddress(publicUrl: URL | undefined) {
  let listening = 'http://127.0.0.1';
  return {
    listensAt: (origin: string): void => void (listening = origin),
    /** Where it listens, whatever its public address is. */
    listening: (): string => listening,
    origin: (): string => publicUrl?.origin ?? listening,
    /** A page of the console, with its query. */
    page: (path: string, query: Readonly<Record<string, string>>): string =>
      `${publicUrl?.origin ?? listening}${path}?${new URLSearchParams(query).toString()}`,
  };
}

export type SiteAddress = ReturnType<typeof siteAddress>;
