import { developerNotice } from '#context/developer-notice.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** After this what an element needs is missing, rather than late; in milliseconds. */
export const LATE_MS = 2_000;

/** Tells the developer of a page which attributes of an element nothing reads, but nearly. */
export function reportMisspelt(element: Element, known: readonly string[]): void {
  if (process.env.NODE_ENV !== 'development') return;
  // What every element has, such as `role`, is near to a name of ours at times.
  const others = element
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !(name in element));
  for (const name of others) {
    const meant = known.find((each) => isNear(name, each));
    if (meant !== undefined) {
      developerNotice(`<${element.localName}> knows no attribute "${name}"; it is "${meant}"`);
    }
  }
}

/** Whether names differ in their dashes, in one letter, or in the order of two that are side by side. */
function isNear(given: string, known: string): boolean {
  let [one, other] = [given.replaceAll('-', ''), known.replaceAll('-', '')];
  while (one !== '' && one[0] === other[0]) [one, other] = [one.slice(1), other.slice(1)];
  while (one !== '' && one.at(-1) === other.at(-1)) {
    [one, other] = [one.slice(0, -1), other.slice(0, -1)];
  }
  const isSwapped = one.length === 2 && one === `${other.slice(1)}${other.slice(0, 1)}`;
  return isSwapped || Math.max(one.length, other.length) <= 1;
}
