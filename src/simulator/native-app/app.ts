import { bridgeCommands, type BridgeCommandName, type BridgeEntry } from '@/contract/bridge';
import { commands } from './commands';
import { isAtLeast, LATE_MS, nativeAppOptions, systemOf, type NativeAppOptions } from './options';
import { PhoneMemory, type Params } from './phone';
import { after, type AppWindow, type Receive, type Reply, type Wire } from './wire';

export interface RecordedCall {
  readonly name: string;
  readonly data: Params;
  /** Ignored: this app does not know the command. */
  readonly isUnknown: boolean;
}

const entries = Object.values(bridgeCommands) as readonly BridgeEntry[];
/** Types of `Share` were added in different versions. */
const SHARES: Readonly<Record<string, BridgeCommandName>> = {
  link: 'shareLink',
  image: 'shareImage',
  video: 'shareVideo',
};

/** The app itself, independent of the dialect: it executes the commands of its version. */
export class NativeApp {
  readonly calls: RecordedCall[] = [];
  options: NativeAppOptions;
  private wire: Wire | undefined;
  private readonly memory: PhoneMemory;

  constructor(
    private readonly page: AppWindow,
    options: NativeAppOptions,
  ) {
    this.options = options;
    this.memory = new PhoneMemory(page.sessionStorage, options.user);
  }

  connect(wire: Wire): void {
    this.wire = wire;
  }

  /** The commands of this version. */
  knownCommands(): readonly string[] {
    const known = entries.filter((entry) => this.isIn(entry)).map(({ name }) => name);
    return [...new Set(known)].filter((name) => !this.options.unknown.includes(name));
  }

  readonly receive: Receive = (name, raw, reply) => {
    const data = paramsOf(raw);
    const isUnknown = !this.knows(name, data);
    this.calls.push({ name, data, isUnknown });
    if (isUnknown) return;
    const { page, memory } = this;
    const options = (): NativeAppOptions => this.options;
    const emit = (event: string, payload: unknown): void => void this.emit(event, payload);
    const command = commands[name as keyof typeof commands];
    void Promise.resolve(command(data, { page, memory, options, emit })).then((answer) => {
      if (answer !== undefined) this.answer(name, answer, reply);
    });
  };

  /** Sends an event to the page; resolves with the reply, or never if there is no listener. */
  emit(event: string, data: unknown = null): Promise<unknown> {
    const isText = systemOf(this.options.dialect) === 'android';
    return new Promise((resolve) => {
      this.wire?.callPage(event, isText ? JSON.stringify(data) : data, (answer) => resolve(read(answer)));
    });
  }

  change(options: Partial<NativeAppOptions>): void {
    this.options = nativeAppOptions({ ...this.options, ...options });
  }

  private knows(name: string, data: Params): boolean {
    const share = SHARES[String(data.shareType)];
    if (name === 'Share' && share && !this.isIn(bridgeCommands[share])) return false;
    return this.knownCommands().includes(name);
  }

  private isIn({ minVersion }: BridgeEntry): boolean {
    const lowest = minVersion[systemOf(this.options.dialect)];
    return lowest !== null && isAtLeast(this.options, lowest);
  }

  private answer(name: string, value: unknown, reply: Reply): void {
    const { faults, replyAfterMs, replyAs } = this.options;
    const fault = faults[name];
    if (fault === 'never') return;
    const isText = replyAs === 'string' && typeof value !== 'string';
    const sent = fault === 'malformed' ? '<not what was asked>' : isText ? JSON.stringify(value) : value;
    after(this.page, fault === 'late' ? LATE_MS : replyAfterMs, () => {
      reply(sent);
      if (fault === 'twice') reply(sent);
    });
  }
}

/** Android passes parameters as text, iOS as an object. */
function paramsOf(raw: unknown): Params {
  const value = read(raw);
  return typeof value === 'object' && value !== null ? (value as Params) : {};
}

function read(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
