import * as z from 'zod';

/** Text of a robot as it can be stored: names on the network hold halves of emoji now and then. */
const storable = (text: string) => text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\uFFFD');

/** Text that the robot sends, which may be missing, null or a number. */
export const robotText = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => storable(String(value ?? '')));

/** An id that the robot sends. */
export const robotKey = robotText.pipe(z.string().min(1).max(200));

/** A whole number that the robot sends, also as text; anything else is 0. */
export const robotCount = z
  .unknown()
  .optional()
  .transform((value) => {
    const number = typeof value === 'string' ? Number(value) : value;
    const isCount = typeof number === 'number' && Number.isSafeInteger(number);
    return isCount && Math.abs(number) < 2 ** 31 ? number : 0;
  });

export const noInput = z.object({});
