/** Which screens make a call, and which read a field of its response, according to the app's source. */
import { allCalls, type CallName } from '../../src/contract/registry';
import type { RouteEntry } from '../../src/contract/route';
import { routeNames, routes, type RouteName } from '../../src/contract/routes';
import { pageReach, reachOf, type Reach } from './reach';
import { inSource } from './source';

const callNames = Object.keys(allCalls) as CallName[];

const pageOf = (name: RouteName): string | undefined => (routes[name] as RouteEntry).page;

let made: ReadonlyMap<RouteName, Reach> | undefined;
function reaches(): ReadonlyMap<RouteName, Reach> {
  const byPage = new Map<string, Reach>();
  made ??= new Map(
    routeNames.flatMap((name) => {
      const page = pageOf(name);
      if (page === undefined) return [];
      const reach = byPage.get(page) ?? pageReach(page);
      byPage.set(page, reach);
      return [[name, reach] as const];
    }),
  );
  return made;
}

let start: Reach | undefined;
const startReach = (): Reach => (start ??= reachOf({ file: inSource('app.tsx'), name: 'default' }));

/** The screens that make each call themselves, in the manifest's order; empty if the app does not make it. */
export function screensOfCalls(): ReadonlyMap<CallName, readonly RouteName[]> {
  return new Map(
    callNames.map((call) => [call, routeNames.filter((name) => reaches().get(name)?.calls.has(call))]),
  );
}

/** Called at the app's start, whatever the page. */
export const isCallOfStart = (call: CallName): boolean => startReach().calls.has(call);

/** Screens that make the call and read a field of this name. */
export const screensOfField = (call: CallName, field: string): readonly RouteName[] =>
  routeNames.filter((name) => {
    const reach = reaches().get(name);
    return reach?.calls.has(call) && reach.fields.has(field);
  });
