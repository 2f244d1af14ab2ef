import { Type as T } from '@sinclair/typebox';
import { idOrZero } from '../primitives.schema';

export const downloadSchemas = {
  /** Whether to show the app download hint. */
  getAppFlag: {
    request: T.Object({ userId: T.Optional(idOrZero()) }),
    response: T.Object({ isDisplay: T.Boolean() }),
  },
};
