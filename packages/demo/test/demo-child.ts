/** The demonstration's child with many subjects, logged in to a backend of the test file's own. */
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { as } from '../../../test/server/support/answers';
import { logIn, type Parent } from '../../../test/server/support/people';
import { PHONE } from './demo-phones';

export type Call = Parameters<Parent['visitor']['ask']>[0];

/** Set before the first test. */
export let backend: Backend;
export let child: Parent;

/** Called once by each test file. */
export function startDemoChild(): void {
  beforeAll(async () => {
    backend = await startBackend({ demo: true });
    child = await logIn(backend, PHONE.manySubjects);
  });
  afterAll(() => backend.stop());
}

export const ask = async <T>(name: Call, request = {}): Promise<T> =>
  as<T>(await child.visitor.ask(name, request));
