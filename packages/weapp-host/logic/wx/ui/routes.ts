import type { RouteKind, RouteOptions, WxContext, WxMethods } from '../context';
import { asyncMethods } from '../methods';

const KINDS: RouteKind[] = ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch', 'navigateBack'];

/** The rules (stack limit, tab pages, unknown pages) are the router's; navigateTo answers with res.eventChannel. */
export const routeMethods = (context: WxContext): WxMethods =>
  asyncMethods(
    context,
    Object.fromEntries(KINDS.map((kind) => [kind, (options: RouteOptions) => context.route(kind, options)])),
  );
