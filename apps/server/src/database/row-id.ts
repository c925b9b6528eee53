/** The number of a row whose id came as text; undefined when no row can have it. */
export const readId = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
