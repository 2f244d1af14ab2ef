import { printable } from '../failures';
import type { Running } from '../running';
import { WxMocks } from './wx-mocks';
import type { Methods } from './methods';

type Tester = (...args: unknown[]) => unknown;

/** A function sent as source text by the tester: Node serves it as a module, since the worker cannot evaluate text. */
function compile({ modules }: Running, evaluation: unknown): Tester {
  try {
    const made = modules.run(String(evaluation));
    if (typeof made === 'function') return made as Tester;
  } catch (error) {
    throw new Error(`functionDeclaration is not valid: ${(error as Error).message}`);
  }
  throw new Error('functionDeclaration is not a function');
}

const jsonResult = async (value: unknown): Promise<{ result: unknown }> => {
  const result = await value;
  return { result: result === undefined ? undefined : printable(result) };
};

/** Methods App.* of the automator's protocol that the logic side implements. */
export function appMethods(running: Running): Methods {
  const mocks = new WxMocks(running.wx);
  const describe = ({ id, path, query }: { id: number; path: string; query: Record<string, string> }) => ({
    pageId: id,
    path,
    query,
  });
  return {
    'App.getPageStack': () => ({ pageStack: running.pages().map(describe) }),
    'App.getCurrentPage': () => {
      const page = running.current();
      if (!page) throw new Error('no page is open');
      return describe(page);
    },
    'App.callWxMethod': ({ method, args, pluginId }) => {
      refusePlugin(pluginId);
      return jsonResult(callWx(running, String(method), listOf(args)));
    },
    'App.mockWxMethod': ({ method, evaluation, args, pluginId, ...rest }) => {
      refusePlugin(pluginId);
      const name = String(method);
      if (evaluation !== undefined) mocks.setFunction(name, compile(running, evaluation), listOf(args));
      else if ('result' in rest) mocks.setResult(name, rest.result);
      else mocks.restore(name);
      return {};
    },
    'App.callFunction': ({ evaluation, args }) => jsonResult(compile(running, evaluation)(...listOf(args))),
    'App.addBinding': ({ name }) => {
      const binding = String(name);
      (globalThis as Record<string, unknown>)[binding] = (...args: unknown[]) =>
        running.node.notify('binding', { name: binding, args: args.map(printable) });
      return {};
    },
  };
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function refusePlugin(pluginId: unknown): void {
  if (pluginId !== undefined) throw new Error(`plugin ${String(pluginId)} is not supported`);
}

/** An asynchronous method fails with its errMsg, a synchronous one with its error. */
async function callWx(running: Running, name: string, args: unknown[]): Promise<unknown> {
  const method = running.wx[name];
  if (typeof method !== 'function') throw new Error(`wx.${name} is not a function`);
  try {
    return await (method as (...given: unknown[]) => unknown).apply(running.wx, args);
  } catch (error) {
    const { errMsg } = error as { errMsg?: string };
    throw errMsg === undefined ? error : new Error(errMsg);
  }
}
