/** Open classes from the operator's files. */
import { Type, type Static } from '@sinclair/typebox';
import { Subject } from '../../../src/contract/courses/values';
import {
  count,
  externalId,
  listOf,
  momentField,
  momentOf,
  nameIn,
  pictureField,
  refTo,
  textField,
} from '../../core/import/fields';
import { importOf, refOf } from '../../core/import/kind';
import { rowsOf } from '../../core/import/upsert';
import { openClasses } from './tables';

const DAY_MINUTES = 24 * 60;
const MAX_SEATS = 100_000;

const OpenClass = Type.Object({
  id: externalId,
  title: textField,
  subject: nameIn(Subject),
  teacher: refTo('teachers'),
  startsAt: momentField,
  minutes: count(1, DAY_MINUTES),
  seats: count(0, MAX_SEATS),
  /** Of the live room. */
  liveId: count(1, Number.MAX_SAFE_INTEGER),
  teacherIntroduction: Type.Optional(textField),
  picture: pictureField,
  ages: Type.Optional(textField),
  summary: Type.Optional(textField),
  points: Type.Optional(listOf(textField)),
});

export const classesImports = [
  importOf({
    kind: 'openClasses',
    schema: OpenClass,
    target: openClasses.id,
    write: rowsOf<Static<typeof OpenClass>>(
      openClasses.id,
      ({ teacher: _teacher, subject, ...row }, line) => {
        const values: Omit<typeof openClasses.$inferInsert, 'id'> = {
          title: row.title,
          subject: Subject[subject],
          teacherId: refOf(line, 'teacher'),
          startsAt: momentOf(row.startsAt),
          minutes: row.minutes,
          seats: row.seats,
          liveId: row.liveId,
          teacherIntroduction: row.teacherIntroduction ?? '',
          picture: row.picture ?? '',
          ages: row.ages ?? '',
          summary: row.summary ?? '',
          points: row.points ?? [],
        };
        return values;
      },
    ),
  }),
];
