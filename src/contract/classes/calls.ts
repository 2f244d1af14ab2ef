/** Open classes with their seats, pea classes with their replays. */
import { defineCalls } from '../define';
import { shapes } from '../generated/classes/calls';
import type { classesSchemas } from './schema';

/** None of these paths is shown. */
const ours = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const classesCalls = defineCalls<typeof classesSchemas>(shapes)({
  listOpenClasses: { ...ours, method: 'GET', path: '/v1/openClass/list' },
  getOpenClass: { ...ours, method: 'GET', path: '/v1/openClass/detail' },
  reserveOpenClass: { ...ours, method: 'POST', path: '/v1/openClass/reserve', once: true },
  cancelOpenClass: { ...ours, method: 'POST', path: '/v1/openClass/cancel' },
  enterOpenClass: { ...ours, method: 'POST', path: '/v1/openClass/enter' },
  exportOpenClassCalendar: { ...ours, method: 'POST', path: '/v1/openClass/exportCalendar', once: true },
  listPeaSeries: { ...ours, method: 'GET', path: '/v1/peaClass/series' },
  listPeaClasses: { ...ours, method: 'GET', path: '/v1/peaClass/list' },
  getPeaClass: { ...ours, method: 'GET', path: '/v1/peaClass/detail' },
  enterPeaClass: { ...ours, method: 'POST', path: '/v1/peaClass/enter' },
});
