import { closeTestContext } from './backend';
import { connect, type MiniProgram } from './connect';
import { Parent } from './parent';
import { Phone } from './phone';

export interface Suite {
  readonly phone: Phone;
  readonly parent: Parent;
}

/** Connects a test file to the mini program; what it returns is there once the first test begins. */
export function suite(reach: () => Promise<MiniProgram> = connect): Suite {
  let miniProgram: MiniProgram | undefined;
  let parent: Parent | undefined;

  beforeAll(async () => {
    miniProgram = await reach();
    parent = new Parent(new Phone(miniProgram));
  });

  afterAll(async () => {
    miniProgram?.disconnect();
    await closeTestContext();
  });

  // A mini program that goes on after an exception is broken all the same.
  afterEach(() => expect(parent?.phone.takeExceptions() ?? []).toEqual([]));

  const present = (): Parent => {
    if (!parent) throw new Error('not connected yet');
    return parent;
  };
  return {
    get parent() {
      return present();
    },
    get phone() {
      return present().phone;
    },
  };
}
