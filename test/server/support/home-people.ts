/** Accounts 6 to 10 of the README, and parents whose home a test puts into a state. */
import { DEMO_ACCOUNTS, type DemoAccountName } from '../../../server/demo/accounts';
import { setHomeState, type HomeState } from '../../../server/demo/home-state';
import { logIn, PHONE, type Parent } from './people';
import type { Backend } from './backend';

export { logIn, PHONE, type Parent };

export const homeAccount = (backend: Backend, name: DemoAccountName): Promise<Parent> =>
  logIn(backend, DEMO_ACCOUNTS[name].phone);

export const makeDue = (backend: Backend, { userId }: Parent, state: HomeState): Promise<void> =>
  setHomeState(backend.services.db, backend.services.clock, userId, state);

/** The data of an answer as what a test knows it to be. */
export const as = <T>({ data }: { readonly data: unknown }): T => data as T;
