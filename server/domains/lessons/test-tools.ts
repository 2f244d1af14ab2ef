import { Type as T, type Static } from '@sinclair/typebox';
import type { TestRoutes } from '../../core/testing/tools';
import { attendLesson } from './attendance';

const LessonBody = T.Object({ liveId: T.Integer({ minimum: 1 }) });

/** The child enters a class. */
export const lessonsTestTools: TestRoutes = (app, { db, clock }) => {
  app.post<{ Body: Static<typeof LessonBody> }>(
    '/__test/attend',
    { schema: { body: LessonBody } },
    async (request) => ({ isNew: await attendLesson({ db, clock }, request.body.liveId) }),
  );
};
