import { bridgeCommands, type BridgeCommandName, type BridgeEntry } from '@/contract/bridge';
import { VERSION_NOT_SUPPORTED } from '@/platform/helpers';
import { callSample, outcomeSoFar } from './calling';
import { dialects, nativeHarness } from './hosts/native';
import { samples } from './samples';

const names = Object.keys(bridgeCommands) as BridgeCommandName[];
const entryOf = (command: BridgeCommandName): BridgeEntry => bridgeCommands[command];
const NEWEST = '99.0.0';
const OLDEST = '0.0.1';

describe.each(dialects)('in $name', (dialect) => {
  const open = (command: BridgeCommandName, mood: Parameters<typeof nativeHarness>[1]['mood'] = 'willing') =>
    nativeHarness(dialect, { command, mood, appVersion: NEWEST });
  const lowest = (command: BridgeCommandName) => entryOf(command).minVersion[dialect.system];
  const known = names.filter((command) => lowest(command) !== null);
  const unknown = names.filter((command) => lowest(command) === null);
  const gated = known.filter((command) => lowest(command) !== '0');
  const answered = known.filter((command) => entryOf(command).replies);

  it.each(known)('%s is done, asked before the bridge is ready and after', async (command) => {
    const { abilities, app, arrive } = open(command);
    expect(abilities.support(command)).toBe('supported');
    const early = callSample(abilities, command);
    expect(app.calls).toEqual([]);
    arrive();
    const expected = { ok: true, value: samples[command].value };
    expect(await early).toEqual(expected);
    expect(await callSample(abilities, command)).toEqual(expected);
    const { name } = entryOf(command);
    expect(app.calls.map((call) => [call.name, call.argumentCount])).toEqual([
      [name, 3],
      [name, 3],
    ]);
    expect(app.calls[0]?.data).toMatchObject(samples[command].params);
  });

  it.each(known)('%s that is refused is said to be', async (command) => {
    const { abilities, arrive } = open(command, 'refusing');
    arrive();
    const result = await callSample(abilities, command);
    const { no } = samples[command];
    if (no) expect(result).toEqual({ ok: false, error: { kind: no, ability: entryOf(command).name } });
    else expect(result).not.toMatchObject({ error: { kind: 'denied' } });
  });

  it.each(known)('%s with an unreadable reply does no harm', async (command) => {
    const { abilities, arrive } = open(command, 'garbled');
    arrive();
    const { garbled } = samples[command];
    expect(await callSample(abilities, command)).toMatchObject(
      garbled ? { ok: false, error: { kind: garbled } } : { ok: true, value: null },
    );
  });

  it.each(answered)('%s is waited for no longer than the contract says', async (command) => {
    const { abilities, time, arrive } = open(command, 'silent');
    arrive();
    const { timeoutMs = 5000 } = entryOf(command);
    const asked = callSample(abilities, command);
    time.advance(timeoutMs - 1);
    expect(await outcomeSoFar(asked)).toBe('waiting');
    time.advance(1);
    expect(await outcomeSoFar(asked)).toBe('timeout');
  });

  it.each(known)('%s ends in time when the bridge never comes', async (command) => {
    const { abilities, app, time, arrive } = open(command);
    const asked = callSample(abilities, command);
    time.advance(entryOf(command).timeoutMs ?? 5000);
    expect(await asked).toEqual({ ok: false, error: { kind: 'timeout' } });
    arrive();
    expect(app.calls).toEqual([]);
  });

  it.each(gated)('%s needs the version that the contract says', async (command) => {
    const appVersion = lowest(command) ?? '';
    const just = nativeHarness(dialect, { command, mood: 'willing', appVersion });
    expect(just.abilities.support(command)).toBe('supported');
    const old = nativeHarness(dialect, { command, mood: 'willing', appVersion: OLDEST });
    old.arrive();
    expect(old.abilities.support(command)).toBe('tooOld');
    expect(await callSample(old.abilities, command)).toEqual({
      ok: false,
      error: { kind: 'unsupported', ability: VERSION_NOT_SUPPORTED },
    });
    expect(old.app.calls).toEqual([]);
  });

  // `it.each` fails for an empty table: a system may have every command.
  if (unknown.length > 0) {
    it.each(unknown)('%s is not asked for', async (command) => {
      const { abilities, app, arrive } = open(command);
      arrive();
      expect(abilities.support(command)).toBe('unsupported');
      const error = { kind: 'unsupported', ability: entryOf(command).name };
      expect(await callSample(abilities, command)).toEqual({ ok: false, error });
      expect(app.calls).toEqual([]);
    });
  }
});
