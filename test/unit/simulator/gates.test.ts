import { bridgeCommands, type BridgeCommandName, type BridgeEntry, type ParamsOf } from '@/contract/bridge';
import { ANY_VERSION } from '@/contract/bridge/define';
import { compareVersions } from '@/contract/helpers';
import { VERSION_NOT_SUPPORTED } from '@/platform/helpers';
import { DIALECTS, systemOf, type NativeAppOptions } from '@/simulator/native-app';
import { samples } from '../platform/abilities/samples';
import { InApp } from './support/in-app';

type Dialect = NativeAppOptions['dialect'];
const names = Object.keys(bridgeCommands) as BridgeCommandName[];
const entryOf = (command: BridgeCommandName): BridgeEntry => bridgeCommands[command];

/** The version right before: 2.2.0 follows 2.1.99, 1.10.0 follows 1.9.99. */
function justBelow(version: string): string {
  const parts = version.split('.').map(Number);
  const last = parts.length - 1 - [...parts].reverse().findIndex((part) => part > 0);
  return parts.map((part, index) => (index < last ? part : index === last ? part - 1 : 99)).join('.');
}

/** Every version gate of the contract; new ones are included automatically. */
const gates = DIALECTS.flatMap((dialect) =>
  names.flatMap((command): [Dialect, BridgeCommandName, string][] => {
    const version = entryOf(command).minVersion[systemOf(dialect)];
    return version === null || version === ANY_VERSION.android ? [] : [[dialect, command, version]];
  }),
);

async function asked(dialect: Dialect, command: BridgeCommandName, appVersion: string) {
  const host = await InApp.start({ dialect, appVersion });
  const result = await host.now(
    host.abilities.call(command, samples[command].params as ParamsOf<typeof command>),
  );
  const { name } = entryOf(command);
  return { result, calls: host.app.calls.filter((call) => call.name === name) };
}

// Each test starts its own app, and the first one also loads the modules.
jest.setTimeout(30_000);

describe('an app that has the version of a gate, and one right below', () => {
  it('are in the table for each gate that the specification names', () => {
    const versions = (system: 'android' | 'ios') =>
      gates.filter(([dialect]) => systemOf(dialect) === system).map(([, , version]) => version);
    const both = ['1.7.0', '1.9.0', '1.10.0', '2.2.0', '2.5.0'];
    expect(versions('android')).toEqual(expect.arrayContaining(['1.1.5', '1.5.0', ...both]));
    expect(versions('ios')).toEqual(expect.arrayContaining(['1.0.7', '1.1.1', '1.4.9', ...both]));
  });

  it.each(gates)('%s: %s is understood from %s on', async (dialect, command, version) => {
    const { result, calls } = await asked(dialect, command, version);
    expect(result).toMatchObject({ ok: true });
    expect(calls).toEqual([expect.objectContaining({ isUnknown: false })]);
  });

  it.each(gates)('%s: %s is not asked for right below %s', async (dialect, command, version) => {
    const below = justBelow(version);
    expect(compareVersions(below, version)).toBeLessThan(0);
    const { result, calls } = await asked(dialect, command, below);
    expect(result).toEqual({ ok: false, error: { kind: 'unsupported', ability: VERSION_NOT_SUPPORTED } });
    expect(calls).toEqual([]);
  });
});
