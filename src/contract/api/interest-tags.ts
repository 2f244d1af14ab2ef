/** Interest tags of the home popups (part 1 section 7). Token, time, app token and user id travel in headers. */
import { defineCalls } from '../define';
import type { interestTagsSchemas } from './interest-tags.schema';

export const interestTagsCalls = defineCalls<typeof interestTagsSchemas>()({
  listInterestTagPops: {
    method: 'POST',
    path: '/api/aic-ug/v1/interestTag/pop/list',
    service: 'growth',
    access: 'session',
    served: true,
  },
  /** Success is 00000000. Too many tags are bad input, and the answer's `field` names where. */
  saveInterestTagPops: {
    method: 'POST',
    path: '/api/aic-ug/v1/interestTag/pop/list/save',
    service: 'growth',
    access: 'session',
    served: true,
  },
});
