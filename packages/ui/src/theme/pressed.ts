/**
 * The ground of a pressed row: of all grounds the nearest to text, so that what can be read here can be read on each.
 * Apart from the other colours, so that a host with an accent of its own does not load those.
 */
export const PRESSED = { light: '#e3eaec', dark: '#283339' } as const;
