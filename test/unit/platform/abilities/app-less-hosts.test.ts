import { bridgeCommands, type BridgeCommandName } from '@/contract/bridge';
import { BY_HAND_MS } from '@/contract/bridge/define';
import { answeredAbilities } from '@/platform/answered';
import { FakeTime } from '../../../support/fakes/fake-time';
import { callSample, outcomeSoFar } from './calling';
import { appLessHosts } from './hosts/without-app';
import { samples } from './samples';

// The code under test gets WeChat as a parameter; Taro itself does not load outside its hosts.
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }));

const names = Object.keys(bridgeCommands) as BridgeCommandName[];

describe.each(appLessHosts)('in $name', ({ host, open, atOnce, no }) => {
  const answered = names.filter((command) => bridgeCommands[command][host] !== null);
  const unknown = names.filter((command) => bridgeCommands[command][host] === null);

  it.each(answered)('%s is done', async (command) => {
    const abilities = open('willing', new FakeTime());
    expect(abilities.support(command)).toBe('supported');
    const result = await callSample(abilities, command);
    // The address of a chosen file differs between hosts.
    if (command !== 'chooseFile') expect(result).toEqual({ ok: true, value: samples[command].value });
    else
      expect(result).toMatchObject({ ok: true, value: { files: [{ name: expect.any(String) as string }] } });
  });

  it.each(unknown)('%s is unsupported', async (command) => {
    const abilities = open('willing', new FakeTime());
    expect(abilities.support(command)).toBe('unsupported');
    const error = { kind: 'unsupported', ability: bridgeCommands[command].name };
    expect(await callSample(abilities, command)).toEqual({ ok: false, error });
  });

  it.each(answered)('%s that is refused is said to be', async (command) => {
    const asked = callSample(open('refusing', new FakeTime()), command);
    const result = await asked;
    expect(result.ok ? 'ok' : result.error.kind).toBe(no[command] ?? 'denied');
  });

  it.each(answered)('%s is not waited for forever', async (command) => {
    const time = new FakeTime();
    const asked = callSample(open('silent', time), command);
    expect(await outcomeSoFar(asked)).toBe(atOnce.includes(command) ? 'ok' : 'waiting');
    time.advance(BY_HAND_MS);
    expect(await outcomeSoFar(asked)).toBe(atOnce.includes(command) ? 'ok' : 'timeout');
    expect(time.pending).toBe(0);
  });

  it('no version is too old', () => {
    const abilities = open('willing', new FakeTime());
    expect(names.filter((command) => abilities.support(command) === 'tooOld')).toEqual([]);
  });
});

describe('the answers of a host without an app', () => {
  const silentAnswers = () => Promise.reject(new Error('ChunkLoadError'));

  it('are loaded on demand, and again after a failure', async () => {
    let loads = 0;
    const abilities = answeredAbilities('web', () => {
      loads += 1;
      return silentAnswers();
    });
    expect(loads).toBe(0);
    const error = { kind: 'network' };
    expect(await callSample(abilities, 'openWebLink')).toEqual({ ok: false, error });
    expect(await callSample(abilities, 'openWebLink')).toEqual({ ok: false, error });
    expect(loads).toBe(2);
  });

  it('are not loaded for what the host does not have', async () => {
    const load = jest.fn(silentAnswers);
    await callSample(answeredAbilities('web', load), 'liveCourse');
    expect(load).not.toHaveBeenCalled();
  });
});
