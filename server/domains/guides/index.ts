import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { guideHandlers } from './handlers';
import * as tables from './tables';
import { guidesSeed } from './seed';

const handlers: DomainHandlers<'guides'> = { ...guideHandlers };

/** No personal data, hence no labels for the data export. */
export const guides = {
  handlers,
  tables,
  seed: guidesSeed,
} satisfies Domain;
