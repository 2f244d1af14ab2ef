/** All domains merged, for the server, the tests and the simulator. The app imports single domains instead. */
import * as domains from './domains';
import { merged, type Repeated } from './merge';

export type DomainName = keyof typeof domains;

export const allCalls = merged(domains, 'calls');
export const allSchemas = merged(domains, 'schemas');

export type CallName = keyof typeof allCalls;

/** Business codes of a call besides its service's success codes, code to meaning. */
export const documentedErrors: Readonly<Partial<Record<CallName, Readonly<Record<string, string>>>>> = merged(
  domains,
  'errors',
);

type Never<Found extends never> = Found;

/** Fails to compile when two domains use the same name for a call or a route. */
export type RepeatedName = Never<Repeated<typeof domains, 'calls'> | Repeated<typeof domains, 'routes'>>;
