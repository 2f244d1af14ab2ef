/** The study-plan tab of the grow-up page (part 1 section 2) and the coins of a share (section 7). */
import { defineCalls } from '../define';
import type { growthSchemas } from './growth.schema';

export const growthCalls = defineCalls<typeof growthSchemas>()({
  getStudyPlan: {
    method: 'GET',
    path: '/v1/study/getStudyPlan',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  getBeacoinByShareWechat: {
    method: 'POST',
    path: '/v1/study/getBeacoinByShareWechat',
    service: 'product',
    access: 'session',
    served: false,
  },
});
