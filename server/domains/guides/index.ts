import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { guideHandlers } from './handlers';
import * as tables from './tables';
import { guidesSeed } from './seed';

const handlers: DomainHandlers<'guides'> = { ...guideHandlers };

/** Nothing of anybody is in it, so that an export of own data has no words for it. */
export const guides = {
  handlers,
  tables,
  seed: guidesSeed,
} satisfies Domain;
