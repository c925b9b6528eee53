import * as z from 'zod/mini';
import { RULE_OF_KIND, settingsSchema } from './robot.rules';

/** Zero would be stored as 'not set' and read back as the default, so it is rejected. */
const amount = z.int('config.positive').check(z.minimum(1, 'config.positive'));

/** New values of scalar fields of the robot config, as a form submits them. */
export const configEditsSchema = z.partial(settingsSchema({ ...RULE_OF_KIND, amount }));
