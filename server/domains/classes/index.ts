import type { DomainHandlers } from '../../core/http/handler';
import { classesLabels } from './labels';
import { openClassHandlers } from './open-classes';
import { peaClassHandlers } from './pea-classes';
import { reservationHandlers } from './reserve';
import * as tables from './tables';

const handlers: DomainHandlers<'classes'> = {
  ...openClassHandlers,
  ...peaClassHandlers,
  ...reservationHandlers,
};

export const classes = { handlers, tables, labels: classesLabels };
