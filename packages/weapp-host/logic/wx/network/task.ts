import { asyncMethod, type Callbacks, type WxContext, type WxMethods, Emitter } from '../context';

const nothing = (): void => undefined;

/** Runs callbacks for work in progress. Methods that return a task return no promise. */
export function callBack(
  context: Pick<WxContext, 'guard'>,
  name: string,
  options: Callbacks,
  work: () => Promise<object>,
): void {
  asyncMethod(
    context,
    name,
    work,
  )({
    success: options.success,
    fail: options.fail,
    complete: options.complete ?? nothing,
  });
}

/** The on and off methods of a task, and their emitter. */
export function taskEvents(context: WxContext, names: string[]): { emitter: Emitter; methods: WxMethods } {
  const emitter = new Emitter(context.guard);
  const methods: WxMethods = {};
  for (const name of names) {
    methods[`on${name}`] = (listener: () => void) => emitter.on(name, listener);
    methods[`off${name}`] = (listener?: () => void) => emitter.off(name, listener);
  }
  return { emitter, methods };
}
