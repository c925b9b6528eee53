/** The robot runs in the zone of its schedules, Asia/Shanghai, which has no summer time. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** A time as the robot writes it; without one the letters of the format. */
export function stamp(time: number | undefined, format: 'YYYY-MM-DD HH:mm:ss' | 'MM-DD HH:mm:ss') {
  if (time === undefined) return format;
  const text = new Date(time + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
  return text.slice(-format.length);
}

/** The first moment of the day on the robot. */
export const startOfDay = (time: number): number => time - ((time + OFFSET_MS) % DAY_MS);
