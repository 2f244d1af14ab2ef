/** Maps open classes and pea classes to the contract's shapes. */
import type { openClasses, peaClasses } from './tables';
import { addMillis, MINUTE, formatDateTime } from '../../core/time';
import { OpenClassState, PeaClassState } from '../../../src/contract/classes/values';
import type { CallContext } from '../../core/http/handler';
import type { OpenClass, PeaClass } from '../../../src/contract/classes/schema';
import { pictureUrl } from '../../core/http/file-url';

type ClassRow = typeof openClasses.$inferSelect;

export interface SeenClass {
  readonly row: ClassRow;
  readonly teacherName: string;
  readonly teacherAvatar: string;
  /** null: this parent has no seat. */
  readonly reservedAt: Date | null;
}

export const endOf = ({ startsAt, minutes }: Pick<ClassRow, 'startsAt' | 'minutes'>): Date =>
  addMillis(startsAt, minutes * MINUTE);

function openStateOf({ row, reservedAt }: SeenClass, now: Date): OpenClassState {
  if (now >= endOf(row)) return OpenClassState.over;
  if (now >= row.startsAt) return OpenClassState.live;
  if (reservedAt !== null) return OpenClassState.reserved;
  return row.taken >= row.seats ? OpenClassState.full : OpenClassState.soon;
}

export function toOpenClass(seen: SeenClass, context: CallContext): OpenClass {
  const { row, reservedAt, teacherName, teacherAvatar } = seen;
  return {
    classId: row.id,
    title: row.title,
    subject: row.subject,
    teacherName,
    teacherAvatar: pictureUrl(context, teacherAvatar),
    picture: pictureUrl(context, row.picture),
    ages: row.ages,
    startsAt: formatDateTime(row.startsAt),
    minutes: row.minutes,
    state: openStateOf(seen, context.clock.now()),
    isReserved: reservedAt !== null,
    seats: row.seats,
    seatsLeft: row.seats - row.taken,
    hasReplay: row.filmId !== null,
  };
}

export type PeaRow = typeof peaClasses.$inferSelect;

export interface SeenPea {
  readonly row: PeaRow;
  readonly seriesName: string;
  readonly teacherName: string;
  readonly teacherAvatar: string;
}

export function peaStateOf(row: PeaRow, now: Date): PeaClassState {
  if (now < row.startsAt) return PeaClassState.coming;
  if (now < endOf(row)) return PeaClassState.live;
  return row.filmId === null ? PeaClassState.making : PeaClassState.replay;
}

export function toPeaClass(
  { row, seriesName, teacherName, teacherAvatar }: SeenPea,
  context: CallContext,
): PeaClass {
  return {
    classId: row.id,
    title: row.title,
    subject: row.subject,
    teacherName,
    teacherAvatar: pictureUrl(context, teacherAvatar),
    picture: pictureUrl(context, row.picture),
    ages: row.ages,
    startsAt: formatDateTime(row.startsAt),
    minutes: row.minutes,
    state: peaStateOf(row, context.clock.now()),
    seriesId: row.seriesId,
    seriesName,
  };
}
