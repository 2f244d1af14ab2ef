import { bridgeCommands, type BridgeCommandName, type BridgeEntry } from '@/contract/bridge';
import { Runtime } from '@/contract/host';
import { fail } from '@/contract/errors';
import { createFakePlatform } from '@/platform/fake';
import { VERSION_NOT_SUPPORTED } from '@/platform/helpers';
import { callSample } from './calling';
import { samples } from './samples';

const names = Object.keys(bridgeCommands) as BridgeCommandName[];
const { environment } = createFakePlatform();
const HOSTS = {
  [Runtime.web]: ({ web }: BridgeEntry) => web !== null,
  [Runtime.weixinWeb]: ({ weChatWeb }: BridgeEntry) => weChatWeb !== null,
  [Runtime.weixinMiniApp]: ({ miniProgram }: BridgeEntry) => miniProgram !== null,
  [Runtime.androidApp]: ({ minVersion }: BridgeEntry) => minVersion.android !== null,
  [Runtime.iosApp]: ({ minVersion }: BridgeEntry) => minVersion.ios !== null,
} as const;

describe.each(Object.values(Runtime))('the fake as %s', (runtime) => {
  const platform = () =>
    createFakePlatform({ runtime, environment: { ...environment, appVersion: '99.0.0' } });

  it.each(names)('has %s where the real host has it, and writes it down', async (command) => {
    const { abilities, log } = platform();
    const isThere = HOSTS[runtime](bridgeCommands[command]);
    expect(abilities.support(command)).toBe(isThere ? 'supported' : 'unsupported');
    expect((await callSample(abilities, command)).ok).toBe(isThere);
    expect(log.calls).toEqual([{ command, params: samples[command].params }]);
  });

  it.each(names)('%s is as supported, and answers what a test wants', async (command) => {
    const { abilities } = platform();
    abilities.setSupport(command, 'unsupported');
    const error = { kind: 'unsupported', ability: bridgeCommands[command].name };
    expect(await callSample(abilities, command)).toEqual({ ok: false, error });
    abilities.setSupport(command, 'tooOld');
    expect(await callSample(abilities, command)).toEqual({
      ok: false,
      error: { kind: 'unsupported', ability: VERSION_NOT_SUPPORTED },
    });
    abilities.setSupport(command, 'supported');
    const denied = fail({ kind: 'denied', ability: bridgeCommands[command].name } as const);
    abilities.setReply(command, denied);
    expect(await callSample(abilities, command)).toEqual(denied);
    const timeout = fail({ kind: 'timeout' } as const);
    abilities.setReply(command, () => Promise.resolve(timeout));
    expect(await callSample(abilities, command)).toEqual(timeout);
  });
});

describe('the fake', () => {
  it('emits what an app would emit', () => {
    const { abilities } = createFakePlatform();
    const received: number[] = [];
    const stop = abilities.on('SaveVideoProgress', ({ progress }) => received.push(progress));
    abilities.emit('SaveVideoProgress', { progress: 5 });
    stop();
    abilities.emit('SaveVideoProgress', { progress: 6 });
    expect(received).toEqual([5]);
  });

  it('is as old as its app', () => {
    const { abilities } = createFakePlatform({
      runtime: Runtime.iosApp,
      environment: { ...environment, appVersion: '1.6.9' },
    });
    expect(abilities.support('shareImage')).toBe('tooOld');
  });
});
