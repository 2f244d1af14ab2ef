import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { openClassHandlers } from './open-classes';
import { peaClassHandlers } from './pea-classes';
import { reservationHandlers } from './reserve';
import * as tables from './tables';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import type { Labels } from '../../core/labels';
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

const labels: Labels = {
  tables: {
    open_class_reservations: '公开课预约',
  },
  columns: {
    'open_class_reservations.class_id': '公开课编号',
    reserved_at: '预约时间',
    cancelled_at: '取消时间',
    reminded_at: '提醒时间',
    entered_at: '进入时间',
  },
};

export const classes = {
  handlers,
  tables,
  labels,
  imports: classesImports,
  routes: [registerOpenClassCalendar],
  jobs: [{ name: 'reminders', everyMs: HOUSEKEEPING_MS, run: remindOfOpenClasses }],
  playable: { peaClass: peaClassSource, openClass: openClassSource },
  onRemoval: { rows: (tx, { userId }) => giveSeatsBack(tx, userId) },
} satisfies Domain;
