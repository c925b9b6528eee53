import { expect, it } from 'vitest';
import { formatTime, ROBOT_ZONE } from './robot-time.model';

const now = new Date('2026-05-20T06:32:00Z');

it('shows the hour of the robot, whatever the zone of the viewer', () => {
  expect(formatTime(new Date('2026-05-19T16:05:00Z'), now, ROBOT_ZONE)).toBe('05-20 00:05');
});

it("adds the year when it is not this one in the robot's zone", () => {
  expect(formatTime(new Date('2025-12-31T15:59:00Z'), now, ROBOT_ZONE)).toBe('2025-12-31 23:59');
  expect(formatTime(new Date('2025-12-31T16:00:00Z'), now, ROBOT_ZONE)).toBe('01-01 00:00');
});
