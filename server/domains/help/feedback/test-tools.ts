import { desc } from 'drizzle-orm';
import type { TestRoutes } from '../../../core/testing/tools';
import { feedbacks } from './tables';

/** Feedback received, newest first. */
export const feedbackTestTools: TestRoutes = (app, { db }) => {
  app.get('/__test/feedback', async () => ({
    feedbacks: await db.select().from(feedbacks).orderBy(desc(feedbacks.id)).limit(20),
  }));
};
