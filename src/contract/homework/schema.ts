import { Type as T } from '@sinclair/typebox';
import { integer, maybeToken } from '../primitives.schema';

const withToken = T.Object({ token: maybeToken() });

export const homeworkSchemas = {
  /** Unfinished homework. */
  workUndoneNum: { request: withToken, response: T.Object({ undoneNum: integer() }) },
};
