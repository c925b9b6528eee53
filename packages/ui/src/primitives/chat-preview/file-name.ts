/** The file name at the end of a URL. */
export function fileNameOf(url: string): string {
  const name = /([^/?#]*)(?:[?#].*)?$/.exec(url)?.[1] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
