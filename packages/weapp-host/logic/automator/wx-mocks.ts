type Method = (...args: unknown[]) => unknown;
interface Callbacks {
  success?: Method;
  fail?: Method;
  complete?: Method;
}

/**
 * wx methods mocked by a tester. An asynchronous mock also calls success, fail and complete; an errMsg with fail, or a rejected promise,
 * is a failure.
 */
export class WxMocks {
  private readonly origins = new Map<string, unknown>();

  constructor(private readonly wx: Record<string, unknown>) {}

  setResult(name: string, result: unknown): void {
    this.replace(name, () => result);
  }

  /** `this.origin` is the original method, as documented for the automator. */
  setFunction(name: string, fake: Method, extra: unknown[]): void {
    this.replace(name, (...args) => fake.apply({ origin: this.originOf(name) }, [...args, ...extra]));
  }

  restore(name: string): void {
    if (!this.origins.has(name)) return;
    this.wx[name] = this.origins.get(name);
    this.origins.delete(name);
  }

  private originOf = (name: string): Method => (this.origins.get(name) as Method).bind(this.wx);

  private replace(name: string, answer: Method): void {
    if (typeof this.wx[name] !== 'function') throw new Error(`wx.${name} is not a function`);
    if (!this.origins.has(name)) this.origins.set(name, this.wx[name]);
    const isSync = name.endsWith('Sync') || /^(on|off|create|get\w*Manager|canIUse|nextTick)/.test(name);
    this.wx[name] = isSync ? answer : (...args: unknown[]) => settle(answer, args);
  }
}

function settle(answer: Method, args: unknown[]): Promise<unknown> | undefined {
  const options = (typeof args[0] === 'object' && args[0] !== null ? args[0] : {}) as Callbacks;
  const outcome = Promise.resolve()
    .then(() => answer(...args))
    .then((result) => {
      if (/:fail/.test(String((result as { errMsg?: string } | null)?.errMsg ?? ''))) throw result as Error;
      return result;
    });
  const hasCallback = [options.success, options.fail, options.complete].some(
    (one) => typeof one === 'function',
  );
  if (!hasCallback) return outcome;
  outcome.then(
    (result) => {
      options.success?.(result);
      options.complete?.(result);
    },
    (error: unknown) => {
      options.fail?.(error);
      options.complete?.(error);
    },
  );
  return undefined;
}
