/** The help (/help/list, /help/detail). Paths and shapes are not shown (assumed). */
import { defineCalls } from '../define';
import type { helpSchemas } from './help.schema';

const entry = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const helpCalls = defineCalls<typeof helpSchemas>()({
  getHelpCategories: { ...entry, method: 'GET', path: '/v1/help/categories' },
  getHelpList: { ...entry, method: 'GET', path: '/v1/help/list' },
  getHelpDetail: { ...entry, method: 'GET', path: '/v1/help/detail' },
  voteHelp: { ...entry, method: 'POST', path: '/v1/help/vote' },
});
