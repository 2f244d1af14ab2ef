import { bridgeCommands, type BridgeEntry } from '../../../src/contract/bridge';

const commands: BridgeEntry[] = Object.values(bridgeCommands);

describe('native commands', () => {
  it('have names of their own', () => {
    const names = commands.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('say from which version each host has them', () => {
    for (const { minVersion } of commands) {
      for (const version of Object.values(minVersion)) {
        if (version !== null) expect(version).toMatch(/^\d+(\.\d+)*$/);
      }
    }
  });
});
