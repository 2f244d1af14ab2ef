import type { RouteKind, RouteOptions, WxContext, WxMethods } from '../context';
import { asyncMethods } from '../methods';

const KINDS: RouteKind[] = ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch', 'navigateBack'];

/** The router checks the rules (stack limit, tab pages, unknown pages); navigateTo returns res.eventChannel. */
export const routeMethods = (context: WxContext): WxMethods =>
  asyncMethods(
    context,
    Object.fromEntries(KINDS.map((kind) => [kind, (options: RouteOptions) => context.route(kind, options)])),
  );
