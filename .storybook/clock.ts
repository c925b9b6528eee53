/** Freezes `Date`, so that a story looks the same every day. Timers keep running. */
export function freezeClock(moment: string): void {
  const now = Date.parse(moment);
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values) =>
      Reflect.construct(target, values.length === 0 ? [now] : values) as object,
    apply: () => new RealDate(now).toString(),
    get: (target, key): unknown => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
}
