/** Teachers, and what parents read of them. */
import { Type as T } from '@sinclair/typebox';
import { Subject } from '../courses/values';
import { id, list, text, url } from '../primitives.schema';
import { said } from './announcement-calls.schema';
import { operatorCall } from './define';
import { several } from './placement-calls.schema';
import { editors, etag, paging } from './staff-calls.schema';
import { SCHOOL_MOST } from './values';

const card = {
  name: said(SCHOOL_MOST.name),
  /** Key, as the upload (PICTURE_PATH) answered; '' for none. */
  picture: text(200),
  /** To all parents, with what follows. Parents of the children that a teacher has know name and picture in any case. */
  isPresented: T.Boolean(),
};

const teacher = {
  ...card,
  /** Empty: what the teacher has with the parent's child. */
  subjects: several(Subject),
  /** As parents read them: '6年', '98%'. */
  years: text(32),
  satisfaction: text(32),
  motto: text(128),
  introduction: text(1000),
  /** Empty ones are left out. */
  honours: list(text(64), 20),
  styles: list(text(32), 10),
  /** Of the step-up's pages, 'https://…'; '' for none. */
  filmUrl: url(),
  pageUrl: url(),
};

export const teacherCalls = {
  listSchoolTeachers: operatorCall({
    method: 'GET',
    path: '/operator/school/teachers',
    summary: 'By name; `keyword`: a part of it.',
    roles: editors,
    audited: false,
    request: T.Object({ ...paging, keyword: T.Optional(text(64)) }),
    response: list(T.Object({ ...card, teacherId: id() }), 100),
  }),
  getSchoolTeacher: operatorCall({
    method: 'GET',
    path: '/operator/school/teachers/teacher',
    summary: 'One teacher.',
    roles: editors,
    audited: false,
    request: T.Object({ teacherId: id() }),
    response: T.Object({ ...teacher, teacherId: id(), etag: etag() }),
  }),
  saveSchoolTeacher: operatorCall({
    method: 'POST',
    path: '/operator/school/teachers/save',
    summary:
      'A new one without `teacherId`. One that is presented no longer loses what parents read; lessons stay.',
    roles: editors,
    audited: true,
    request: T.Object({ ...teacher, teacherId: T.Optional(id()), etag: etag() }),
    response: T.Object({ teacherId: id() }),
  }),
} as const;
