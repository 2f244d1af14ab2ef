import type { DomainHandlers } from '../../core/http/handler';
import { guideHandlers } from './handlers';
import * as tables from './tables';

const handlers: DomainHandlers<'guides'> = { ...guideHandlers };

/** Nothing of anybody is in it, so that an export of own data has no words for it. */
export const guides = { handlers, tables, labels: { tables: {}, columns: {} } };
