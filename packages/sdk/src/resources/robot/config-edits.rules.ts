import * as z from 'zod/mini';
import type { ZERO_IS_UNSET } from './robot-config.constants';
import { configFieldsSchema } from './robot.rules';

/** Zero would be stored as 'not set' and read back as the default, so nobody can mean it. */
const positive = z.int('config.positive').check(z.minimum(1, 'config.positive'));

/** New values of scalar fields of the robot config, as a form gives them. */
export const configEditsSchema = z.partial(
  z.extend(configFieldsSchema, {
    openaiTimeout: positive,
    chatDelay: positive,
    preventLength: positive,
  } satisfies Record<(typeof ZERO_IS_UNSET)[number], z.ZodMiniType>),
);
