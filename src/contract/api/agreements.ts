/** Agreements and privacy policies, for everybody. The paths are not shown (assumed). */
import { defineCalls } from '../define';
import type { agreementsSchemas } from './agreements.schema';

export const agreementsCalls = defineCalls<typeof agreementsSchemas>()({
  /** All documents in the version that holds now. */
  listAgreements: {
    method: 'GET',
    path: '/v1/agreement/list',
    service: 'product',
    access: 'public',
    served: true,
    assumed: true,
  },
  getAgreement: {
    method: 'GET',
    path: '/v1/agreement/detail',
    service: 'product',
    access: 'public',
    served: true,
    assumed: true,
  },
});
