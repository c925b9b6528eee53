import { expect, it } from 'vitest';
import { exportedComponents } from './exported-components';
import { SPECIMENS } from './specimens';

/** What needs no specimen, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  Brand: 'a picture and a name',
  ChatdeckProvider: 'it is around each specimen',
  ConnectionBanner: 'words of its own, about the browser',
  FeedbackGroup: 'a number that an operator may leave out, and nothing while there is none',
  InitialiseBanner: 'words of its own',
  PageFailedScreen: 'words of its own, about a page that did not load',
  UnreachableScreen: 'words of its own, before the first answer',
  UpdateBanner: 'words of its own',
};

it('has a specimen of every exported component that may call the server', async () => {
  const all = await exportedComponents();
  // Primitives cannot call: no arrow leads from them to the store.
  const names = all.flatMap(({ entry, name }) => (entry === './primitives' ? [] : [name]));
  const callers = new Set(names.filter((name) => !(name in LEFT_OUT)));
  expect(callers.size).toBeGreaterThan(30);
  expect(new Set(SPECIMENS.map(({ name }) => name))).toEqual(callers);
});
