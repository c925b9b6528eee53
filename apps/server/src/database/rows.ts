import * as z from 'zod';

const result = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** The rows of a raw statement; both drivers return the same shape. */
export const rowsOf = (answer: unknown) => result.parse(answer).rows;
