import * as z from 'zod/mini';

/** The clock of a robot's process, which its launcher reports with every call. */
export const robotClockSchema = z.object({
  /** The name of the zone, such as `America/New_York`; a zone may also be written as its offset. */
  name: z.string(),
  /** Minutes ahead of UTC; -300 is five hours behind. */
  offsetMinutes: z.number(),
});
/** The clock of a robot's process. */
export type RobotClock = z.output<typeof robotClockSchema>;
