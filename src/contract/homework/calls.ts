/** Homework and exercise books. */
import { defineCalls } from '../define';
import { shapes } from '../generated/homework/calls';
import type { homeworkSchemas } from './schema';

export const homeworkCalls = defineCalls<Pick<typeof homeworkSchemas, 'workUndoneNum'>>(shapes)({
  workUndoneNum: {
    method: 'POST',
    path: '/v1/work/WorkUndoneNum',
    service: 'product',
    access: 'session',
    served: true,
    reads: true,
  },
});
