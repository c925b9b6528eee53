import * as z from 'zod/mini';

/** Whether the robot leaves a scheduled record alone, so that it can be resumed as it was. Left out, it runs. */
export const pausedInput = z._default(z.boolean('invalid'), false);
