import { Channel, type Message } from '../../protocol/channel';
import { completeOptions, type DeepPartial } from '../../node/options';
import type { HostOptions } from '../../protocol/options';
import type { AppConfig, Program } from '../../protocol/program';
import { Emitter, type WxContext } from '../../logic/wx/context';

export interface Recorded {
  method: string;
  params: unknown;
}

export interface TestContext {
  context: WxContext;
  /** messages to the shell and to Node, in order */
  sent: Recorded[];
}

const PROGRAM: Program = {
  app: { pages: ['pages/index/index'] },
  pages: ['pages/index/index'],
  files: {},
  scripts: [],
  compiled: {},
  styles: {},
  refused: {},
  themes: { light: {}, dark: {} },
  templates: '{}',
  packages: { '': 0 },
  warnings: [],
};

type Answers = Record<string, (params: never) => unknown>;

/** A context of logic/wx without phone and host: `answers` by method; others return undefined. */
export function testContext(
  given: { app?: Partial<AppConfig>; options?: DeepPartial<HostOptions>; answers?: Answers } = {},
): TestContext {
  const sent: Recorded[] = [];
  const link = (): Channel<never, never> => {
    const channel: Channel<never, never> = new Channel(({ id, method = '', params }: Message) => {
      sent.push({ method, params });
      if (id !== undefined) channel.receive({ id, result: given.answers?.[method]?.(params as never) });
    });
    return channel;
  };
  const guard: WxContext['guard'] = (listener, ...args) => listener?.(...args);
  const options = completeOptions(given.options);
  const context = {
    options,
    program: { ...PROGRAM, app: { ...PROGRAM.app, ...given.app } },
    boot: { options, storage: {}, files: {}, firstPage: 1 },
    shell: link(),
    node: link(),
    current: () => null,
    pages: () => [],
    frame: () => Promise.reject(new Error('no frame')),
    pageOf: () => null,
    route: () => Promise.resolve({}),
    events: new Emitter(guard),
    guard,
    network: { type: options.networkType },
  } as unknown as WxContext;
  return { context, sent };
}

/** Calls a method; returns the argument of success or fail, after complete was called too. */
export const outcome = (
  wx: Record<string, unknown>,
  name: string,
  options: object = {},
): Promise<{ how: 'success' | 'fail'; result: Record<string, unknown> }> =>
  new Promise((resolve) => {
    let how: 'success' | 'fail' = 'success';
    const call = wx[name] as (given: object) => void;
    call({
      ...options,
      success: () => {
        how = 'success';
      },
      fail: () => {
        how = 'fail';
      },
      complete: (result: Record<string, unknown>) => resolve({ how, result }),
    });
  });
