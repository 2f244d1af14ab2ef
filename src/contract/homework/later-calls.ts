/** What only homework's own screens ask. */
import { defineCalls } from '../define';
import type { homeworkCalls } from './calls';
import type { homeworkSchemas } from './schema';

const entry = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const homeworkLaterCalls = defineCalls<Omit<typeof homeworkSchemas, keyof typeof homeworkCalls>>()({
  listHomework: { ...entry, method: 'GET', path: '/v1/work/list' },
  getHomework: { ...entry, method: 'GET', path: '/v1/work/detail' },
  getHomeworkDraft: { ...entry, method: 'GET', path: '/v1/work/draft' },
  saveHomeworkDraft: { ...entry, method: 'POST', path: '/v1/work/draft/save' },
  handInHomework: { ...entry, method: 'POST', path: '/v1/work/handIn' },
  markHomeworkSeen: { ...entry, method: 'POST', path: '/v1/work/seen' },
  getHomeworkFilm: { ...entry, method: 'GET', path: '/v1/work/film' },
});
