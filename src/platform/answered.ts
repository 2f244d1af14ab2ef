import {
  bridgeCommands,
  type AnsweredBy,
  type AppLessHost,
  type BridgeCommandName,
  type BridgeEventData,
  type BridgeEventName,
} from '@/contract/bridge';
import { BY_HAND_MS } from '@/contract/bridge/define';
import { fail, type Result } from '@/contract/errors';
import type { Abilities, AnswersOf } from './abilities';
import { EventListeners } from './event-listeners';
import { supportWithoutApp } from './support';
import { systemScheduler, type Scheduler } from './timers';
import { watched } from './watched';

/** Sends events while a command runs, as an app would, e.g. a video download's progress. */
export type Emit = <E extends BridgeEventName>(event: E, data: BridgeEventData[E]) => void;

type Answer = (params: unknown) => Promise<Result<never>>;

/** The abilities of a host without an app. The implementation is loaded at the first call. */
export function answeredAbilities<Host extends AppLessHost>(
  host: Host,
  load: (emit: Emit) => Promise<AnswersOf<Host>>,
  scheduler: Scheduler = systemScheduler,
): Abilities {
  const events = new EventListeners();
  const emit: Emit = (event, data) => events.emit(event, data);
  let loading: Promise<AnswersOf<Host>> | undefined;
  const isAnswered = (command: BridgeCommandName): command is AnsweredBy<Host> =>
    supportWithoutApp(command, host) === 'supported';
  const answers = async (): Promise<AnswersOf<Host> | undefined> => {
    try {
      loading ??= load(emit);
      return await loading;
    } catch {
      // The chunk failed to load: retry at the next call.
      loading = undefined;
      return undefined;
    }
  };
  return watched({
    support: (command) => supportWithoutApp(command, host),
    call: async (command, params) => {
      const { name } = bridgeCommands[command];
      if (!isAnswered(command)) return fail({ kind: 'unsupported', ability: name });
      const loaded = await answers();
      if (!loaded) return fail({ kind: 'network' });
      return inTime(scheduler, name, () => (loaded[command] as unknown as Answer)(params));
    },
    on: (event, listener) => events.on(event, listener),
    started: () => undefined,
    prepare: () => void answers(),
  });
}

/** Times out, since browsers do not always report a cancellation; an exception counts as `denied`. */
function inTime(
  scheduler: Scheduler,
  ability: string,
  answer: () => Promise<Result<never>>,
): Promise<Result<never>> {
  return new Promise((resolve) => {
    const deadline = scheduler.after(BY_HAND_MS, () => resolve(fail({ kind: 'timeout' })));
    const done = (result: Result<never>): void => {
      deadline.stop();
      resolve(result);
    };
    const refused = (): void => done(fail({ kind: 'denied', ability }));
    try {
      answer().then(done, refused);
    } catch {
      refused();
    }
  });
}
