/** No row has this number. */
const NO_ROW = 0;

/** The number of a row whose id came as text; for a text that is no id one that finds nothing. */
export const rowIdOf = (text: string): number =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : NO_ROW;
