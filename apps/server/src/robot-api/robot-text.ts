import * as z from 'zod';
import { rowIdOf } from '../database/row-id';

/** Text of a robot as it can be stored: names on the network hold halves of emoji now and then. */
const storable = (text: string) => text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\uFFFD');

/** The longest text of a robot: names, addresses of pictures, messages. */
const TEXT_MAX = 10_000;
/** The longest name or remark of a friend or a room. The network allows a tenth of that; an index holds no more. */
const NAME_MAX = 500;

/** Text that the robot sends, which may be missing, null or a number. */
export const robotText = z
  .union([z.string().max(TEXT_MAX), z.number(), z.null()])
  .optional()
  .transform((value) => storable(String(value ?? '')));

/** A name that the robot sends. */
export const robotName = robotText.pipe(z.string().max(NAME_MAX));

/** A name or a remark that people gave each other is cut here, at three times what the network allows. */
const LABEL_MAX = 100;

/** A name, a remark or a topic that the robot sends. One that is too long is cut: refused, it would take its batch with it. */
export const robotLabel = robotText.transform((text) =>
  // Each of these would take six bytes in an answer.
  [...text.replace(/\p{Cc}/gu, ' ')].slice(0, LABEL_MAX).join(''),
);

/** The address of a picture that the robot sends. */
export const robotAddress = robotText.pipe(z.string().max(2_000));

/** An id that the robot sends. */
export const robotKey = robotText.pipe(z.string().min(1).max(200));

/** The id of a row that the robot sends, as its number. */
export const robotRowId = robotKey.transform(rowIdOf);

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
