import * as z from 'zod';
import { rowIdOf } from '../database/row-id';

/** Text of a robot made storable: names in chats sometimes contain unpaired surrogates. */
export const storable = (text: string) =>
  text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\uFFFD');

/** The maximum length of a robot's text: names, addresses of pictures, messages. */
const TEXT_MAX = 10_000;
/**
 * The maximum length of a name or remark of a friend or room. The network allows a tenth of that; an index cannot hold
 * more.
 */
const NAME_MAX = 500;

/** Text that the robot sends; may be missing, null or a number. */
export const robotText = z
  .union([z.string().max(TEXT_MAX), z.number(), z.null()])
  .optional()
  .transform((value) => storable(String(value ?? '')));

/** A name that the robot sends. */
export const robotName = robotText.pipe(z.string().max(NAME_MAX));

/** The length at which names and remarks are truncated, three times what the network allows. */
const LABEL_MAX = 100;

/** A name, remark or topic that the robot sends. Truncated when too long: refusing it would refuse its whole batch. */
export const robotLabel = robotText.transform((text) =>
  // Each of these would take six bytes in an answer.
  [...text.replace(/\p{Cc}/gu, ' ')].slice(0, LABEL_MAX).join(''),
);

/** The address of a picture that the robot sends. */
export const robotAddress = robotText.pipe(z.string().max(2_000));

/** An id that the robot sends. */
export const robotKey = robotText.pipe(z.string().min(1).max(200));

/** The id of a row that the robot sends, parsed. */
export const robotRowId = robotKey.transform(rowIdOf);

/** An integer that the robot sends, possibly as text; anything else is 0. */
export const robotCount = z
  .unknown()
  .optional()
  .transform((value) => {
    const number = typeof value === 'string' ? Number(value) : value;
    const isCount = typeof number === 'number' && Number.isSafeInteger(number);
    return isCount && Math.abs(number) < 2 ** 31 ? number : 0;
  });

export const noInput = z.object({});
