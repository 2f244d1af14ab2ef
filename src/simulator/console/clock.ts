/** Shifts the page's clock by milliseconds. Call before any code reads the time. */
export function shiftClock(page: { Date: DateConstructor }, offsetMs: number): void {
  if (offsetMs === 0) return;
  const real = page.Date;
  const now = (): number => real.now() + offsetMs;
  const shifted: DateConstructor = new Proxy(real, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget === shifted ? target : newTarget),
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  page.Date = shifted;
}
