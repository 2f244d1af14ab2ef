import { bridgeCommands, type BridgeEntry } from '@/contract/bridge';

const commands: BridgeEntry[] = Object.values(bridgeCommands);

describe('native commands', () => {
  it('have names of their own, but for the three kinds of sharing', () => {
    const names = commands.map(({ name }) => name).filter((name) => name !== 'Share');
    expect(new Set(names).size).toBe(names.length);
    expect(commands).toHaveLength(names.length + 3);
  });

  it('say from which version each host has them', () => {
    for (const { minVersion } of commands) {
      for (const version of Object.values(minVersion)) {
        if (version !== null) expect(version).toMatch(/^\d+(\.\d+)*$/);
      }
    }
  });
});
