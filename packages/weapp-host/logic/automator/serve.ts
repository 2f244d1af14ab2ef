import type { Running } from '../running';
import { appMethods } from './app-methods';
import { elementMethods } from './element-methods';
import { ElementRegistry } from './elements';
import type { Methods } from './methods';
import { nativeMethods } from './native-methods';
import { pageMethods } from './page-methods';

/** Handles the automator's App, Page and Element methods; Node handles the rest (node/automator.ts). */
export function serveAutomator(running: Running): void {
  const registry = new ElementRegistry();
  const methods: Methods = {
    ...appMethods(running),
    ...pageMethods(running, registry),
    ...elementMethods(registry),
    ...nativeMethods(running),
  };
  running.node.handle('automator', ({ method, params }) => {
    const run = methods[method];
    if (!run) throw new Error(`${method} unimplemented`);
    return run(params);
  });
}
