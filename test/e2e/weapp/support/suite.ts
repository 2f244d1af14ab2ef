import { closeTestContext } from './backend';
import { connect, type MiniProgram } from './connect';
import { Parent } from './parent';
import { Phone } from './phone';

export interface Suite {
  readonly phone: Phone;
  readonly parent: Parent;
}

/** Connects a test file to the mini program; the result is usable from the first test on. */
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

  // Uncaught exceptions fail the test even if the mini program keeps running.
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
