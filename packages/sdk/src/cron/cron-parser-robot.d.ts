/** The parser that runs on the robot, 2.18.0, which ships no types. For tests only. */
declare module 'cron-parser-robot' {
  interface RobotExpression {
    next(): { getTime(): number };
  }
  export function parseExpression(
    expression: string,
    options: { readonly currentDate: Date; readonly tz: string },
  ): RobotExpression;
}
