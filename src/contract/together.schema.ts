import { Type as T, type Static } from '@sinclair/typebox';
import { MOST_TOGETHER } from './together';

const AskedCall = T.Object({
  method: T.Union([T.Literal('GET'), T.Literal('POST')]),
  path: T.String({
    pattern: '^/',
    maxLength: 8_192,
    description: 'Of a call of this document, with its query',
  }),
  headers: T.Record(T.String(), T.String(), {
    description: 'Those that tell who calls, as if it came alone',
  }),
  body: T.Optional(T.Unknown()),
});

const Answer = T.Union([
  T.Object({
    status: T.Integer(),
    body: T.Optional(T.Unknown({ description: 'As if it came alone; absent where it is no JSON' })),
  }),
  T.Object({ later: T.Literal(true, { description: 'It takes longer than the others: to be asked alone' }) }),
]);

export const togetherSchema = {
  request: T.Object({ calls: T.Array(AskedCall, { minItems: 1, maxItems: MOST_TOGETHER }) }),
  response: T.Object({ answers: T.Array(Answer, { description: 'In the order of the calls' }) }),
};

export type AskedCall = Static<typeof AskedCall>;
export type TogetherAnswer = Static<typeof Answer>;
