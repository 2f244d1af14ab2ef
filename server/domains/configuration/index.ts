import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { configurationHandlers } from './handlers';
import * as tables from './tables';
import { seedConfiguration } from './seed';
import { leaveWhiteLists } from './white-lists';

const handlers: DomainHandlers<'configuration'> = {
  ...configurationHandlers,
};

export const configuration = {
  handlers,
  tables,
  seed: { base: seedConfiguration },
  onRemoval: { rows: (tx, { userId }) => leaveWhiteLists(tx, userId) },
} satisfies Domain;
