import { requireSession, type HandlersOf } from '../../http/handler';
import { tasksFor } from './rules';
import { studentTasks } from './tables';

export const setUpHandlers: HandlersOf<'initTask'> = {
  /** Every visit asks for it; tasks that are there stay as they are. */
  async initTask(_request, context) {
    const { userId, studentStatus } = requireSession(context);
    const createdAt = context.clock.now();
    await context.db
      .insert(studentTasks)
      .values(tasksFor(studentStatus).map(({ id: taskId }) => ({ userId, taskId, createdAt })))
      .onConflictDoNothing();
    return null;
  },
};
