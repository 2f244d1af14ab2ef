/** The straight zone. No start page uses any of these calls. */
import { defineCalls } from '../define';
import { shapes } from '../generated/straight/calls';
import type { straightSchemas } from './schema';

const ours = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const straightCalls = defineCalls<typeof straightSchemas>(shapes)({
  getStraight: { method: 'GET', path: '/v1/straight/home', ...ours },
  joinStudyPk: { method: 'POST', path: '/v1/straight/join', ...ours },
  leaveStudyPk: { method: 'POST', path: '/v1/straight/leave', ...ours },
  listStudyRank: { method: 'GET', path: '/v1/straight/rank', ...ours },
  getStudyStanding: { method: 'GET', path: '/v1/straight/standing', ...ours },
  getStudyBaby: { method: 'GET', path: '/v1/straight/baby', ...ours },
  getStudyDetail: { method: 'GET', path: '/v1/straight/detail', ...ours },
  listStrategies: { method: 'GET', path: '/v1/straight/strategies', ...ours },
  getStrategy: { method: 'GET', path: '/v1/straight/strategy', ...ours },
  listStraightGifts: { method: 'GET', path: '/v1/straight/gifts', ...ours },
  exchangeGift: { method: 'POST', path: '/v1/straight/exchange', ...ours, once: true },
});
