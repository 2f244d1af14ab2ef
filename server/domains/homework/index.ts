import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { draftHandlers } from './drafts';
import { exerciseBookHandlers } from './exercise-book/handlers';
import { homeworkHandlers } from './handlers';
import * as tables from './tables';
import { homeworkLabels } from './labels';
import { eq, inArray } from 'drizzle-orm';
import { demoRecognition } from './exercise-book/recognition-demo';
import { tonightLine } from '../home/tonight';
import { STATES_OF_TAB } from '../../../src/contract/homework/values';
import { homeworkTonight } from './tonight';

tonightLine.add(homeworkTonight);

const handlers: DomainHandlers<'homework'> = {
  ...homeworkHandlers,
  ...draftHandlers,
  ...exerciseBookHandlers,
};

export const homework = {
  handlers,
  tables,
  labels: homeworkLabels,
  queues: [
    {
      name: 'homeworkToCorrect',
      since: tables.homework.handedInAt,
      waits: () => inArray(tables.homework.state, STATES_OF_TAB.waiting),
    },
  ],
  losses: async ({ db }, userId) => ({
    homework: await db.$count(tables.homework, eq(tables.homework.userId, userId)),
  }),
  demoRecognition,
} satisfies Domain;
