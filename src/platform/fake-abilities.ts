/** Native commands for tests: no effects, all calls are recorded. */
import {
  bridgeCommands,
  type BridgeCommandName,
  type BridgeEventData,
  type BridgeEventName,
  type ParamsOf,
  type ReplyOf,
} from '@/contract/bridge';
import { fail, ok, type Result } from '@/contract/errors';
import type { Abilities, AnsweredCall, Support } from './abilities';
import { EventListeners } from './event-listeners';
import { VERSION_NOT_SUPPORTED } from './helpers';
import type { Unsubscribe } from './unsubscribe';

export interface FakeCall {
  readonly command: BridgeCommandName;
  readonly params: unknown;
}

/** Commands whose reply carries data. */
type AnsweringCommand = {
  [C in BridgeCommandName]: ReplyOf<C> extends null ? never : C;
}[BridgeCommandName];

const REPLIES: { readonly [C in AnsweringCommand]: ReplyOf<C> } = {
  getSystemEnvInfo: {
    appVersion: '',
    system: '',
    systemVersion: '',
    phoneModel: '',
    channel: '0',
    appDeviceId: '',
    appName: '',
  },
  getUserData: null,
  getAppConfig: {},
  getSharePlatforms: { platforms: ['friend', 'friendLine'] },
  getDeviceTopHeight: 20,
  getPushState: true,
  chooseFile: { files: [{ path: 'fake:picture.jpg', name: 'picture.jpg', size: 1000 }] },
  uploadFile: { urls: ['https://files.example/picture.jpg'] },
  getCourseCacheSize: 0,
};

/** By default supports what the contract lists for the host, and succeeds. */
export class FakeAbilities implements Abilities {
  readonly calls: FakeCall[] = [];
  isStarted = false;
  private readonly events = new EventListeners();
  private readonly watchers = new Set<(answered: AnsweredCall) => void>();
  private readonly supports = new Map<BridgeCommandName, Support>();
  private readonly replies = new Map<BridgeCommandName, (params: unknown) => unknown>();

  constructor(private readonly contractSupport: (command: BridgeCommandName) => Support) {}

  support(command: BridgeCommandName): Support {
    return this.supports.get(command) ?? this.contractSupport(command);
  }

  async call<C extends BridgeCommandName>(command: C, params: ParamsOf<C>): Promise<Result<ReplyOf<C>>> {
    const result = await this.answer(command, params);
    const outcome = result.ok ? 'ok' : result.error.kind;
    this.watchers.forEach((watcher) => watcher({ command, outcome }));
    return result;
  }

  watch(watcher: (answered: AnsweredCall) => void): Unsubscribe {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private answer<C extends BridgeCommandName>(command: C, params: ParamsOf<C>): Promise<Result<ReplyOf<C>>> {
    this.calls.push({ command, params });
    const support = this.support(command);
    if (support !== 'supported') {
      const ability = support === 'tooOld' ? VERSION_NOT_SUPPORTED : bridgeCommands[command].name;
      return Promise.resolve(fail({ kind: 'unsupported', ability }));
    }
    const answer = this.replies.get(command);
    const usual = (REPLIES as Partial<Record<BridgeCommandName, unknown>>)[command] ?? null;
    return Promise.resolve((answer ? answer(params) : ok(usual)) as Result<ReplyOf<C>>);
  }

  on<E extends BridgeEventName>(event: E, listener: (data: BridgeEventData[E]) => void): Unsubscribe {
    return this.events.on(event, listener);
  }

  started(): void {
    this.isStarted = true;
  }

  setSupport(command: BridgeCommandName, support: Support): void {
    this.supports.set(command, support);
  }

  /** From now on; a function runs at each call and may be async. */
  setReply<C extends BridgeCommandName>(
    command: C,
    reply: Result<ReplyOf<C>> | ((params: ParamsOf<C>) => Result<ReplyOf<C>> | Promise<Result<ReplyOf<C>>>),
  ): void {
    this.replies.set(command, (params) =>
      typeof reply === 'function' ? reply(params as ParamsOf<C>) : reply,
    );
  }

  /** Simulates an event of the app. */
  emit<E extends BridgeEventName>(event: E, data: BridgeEventData[E]): void {
    this.events.emit(event, data);
  }

  /** The parameters of every call of the command, in order. */
  paramsOf<C extends BridgeCommandName>(command: C): ParamsOf<C>[] {
    return this.calls.filter((call) => call.command === command).map(({ params }) => params as ParamsOf<C>);
  }
}
