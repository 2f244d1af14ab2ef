import type { WxContext, WxMethods } from '../context';
import { lineOf } from './line';
import { requestMethods } from './request';
import { socketMethods } from './sockets';
import { transferMethods } from './transfer';

export function networkMethods(context: WxContext): WxMethods {
  // Created early, to get the app's background events from the start.
  lineOf(context);
  return { ...requestMethods(context), ...transferMethods(context), ...socketMethods(context) };
}
