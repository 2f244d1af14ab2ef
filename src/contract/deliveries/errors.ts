import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { deliveriesCalls } from './calls';

const unknown = { [BACKEND_CODE.notFound]: 'this parent has no such delivery' };

export const deliveriesErrors = {
  listParcels: unknown,
  getParcel: unknown,
} as const satisfies DocumentedErrors<typeof deliveriesCalls>;
