import { constants, Reach } from './support/reach';

/** The gallery only shows components and does not count; the simulator does, as the other side of the bridge. */
const reach = new Reach((file) => !file.startsWith('src/gallery/'));

/** Enumerations have names in Pascal case. */
const isEnumeration = (name: string): boolean => /^[A-Z][a-z]/.test(name);

describe('the contract', () => {
  it('has no constant that only tests read', () => {
    const unread = constants()
      .filter(({ file, name }) => !reach.has(file, name))
      .map(({ name }) => name);
    expect(unread).toEqual([]);
  });

  it('has no member of an enumeration that nothing names, where nothing takes the enumeration whole', () => {
    const unread = constants()
      .filter(({ file, name }) => isEnumeration(name) && reach.has(file, name))
      .flatMap(({ file, name, members }) =>
        members.filter((member) => !reach.has(file, name, member)).map((member) => `${name}.${member}`),
      );
    expect(unread).toEqual([]);
  });
});
