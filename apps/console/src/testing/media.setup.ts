/** jsdom has no media queries, so none of them matches. */
const noneMatches = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null });
Object.defineProperty(window, 'matchMedia', { configurable: true, value: noneMatches });
