import { assertOwner, type CallContext } from './handler';

/** For calls that anybody may make: a tourist names nobody or 0, a parent may name only themselves. */
export function assertNamedOwner(context: Pick<CallContext, 'session'>, userId: number | undefined): void {
  if (userId !== undefined && userId !== 0) assertOwner(context, { userId });
}
