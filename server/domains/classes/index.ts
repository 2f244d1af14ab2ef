import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { classesLabels } from './labels';
import { openClassHandlers } from './open-classes';
import { peaClassHandlers } from './pea-classes';
import { reservationHandlers } from './reserve';
import * as tables from './tables';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import { registerOpenClassCalendar } from './calendar-route';
import { openClassSource, peaClassSource } from './playable';
import { remindOfOpenClasses } from './reminders';
import { giveSeatsBack } from './seats';
import { classesImports } from './imports';

const handlers: DomainHandlers<'classes'> = {
  ...openClassHandlers,
  ...peaClassHandlers,
  ...reservationHandlers,
};

export const classes = {
  handlers,
  tables,
  labels: classesLabels,
  imports: classesImports,
  routes: [registerOpenClassCalendar],
  jobs: [{ name: 'reminders', everyMs: HOUSEKEEPING_MS, run: remindOfOpenClasses }],
  playable: { peaClass: peaClassSource, openClass: openClassSource },
  onRemoval: { rows: (tx, { userId }) => giveSeatsBack(tx, userId) },
} satisfies Domain;
