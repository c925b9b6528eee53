/** No row has this id. */
const NO_ROW = 0;

/** Parses a row id; an invalid id becomes one that matches no row. */
export const rowIdOf = (text: string): number =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : NO_ROW;
