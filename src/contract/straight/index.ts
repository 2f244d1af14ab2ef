import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { straightCalls } from './calls';
import { straightRoutes } from './routes';
import { straightSchemas } from './schema';
import { STRAIGHT_CODE } from './values';

const noPeriod = {
  [BACKEND_CODE.badInput]: 'no Monday, one to come, or one before those that can be looked at',
};

const straightErrors = {
  joinStudyPk: {
    [BACKEND_CODE.badInput]: 'the nickname is too long or reveals too much',
    [STRAIGHT_CODE.mayNotJoin]: 'this child has no course of ours yet',
  },
  listStudyRank: noPeriod,
  getStudyStanding: noPeriod,
  getStudyBaby: noPeriod,
  getStudyDetail: noPeriod,
  getStrategy: { [BACKEND_CODE.notFound]: 'there is no such text' },
  exchangeGift: {
    [BACKEND_CODE.notFound]: 'there is no such gift',
    [BACKEND_CODE.badInput]: 'it is sent by post, and this parent has no such address',
    [BACKEND_CODE.conflict]: 'too few stars or pea coins: nothing is taken',
    [STRAIGHT_CODE.soldOut]: 'none is left',
    [STRAIGHT_CODE.tooMany]: 'this child has as many as it may have',
    [STRAIGHT_CODE.priceChanged]: 'it costs something else by now',
  },
} as const satisfies DocumentedErrors<typeof straightCalls>;

export const straight = {
  routes: straightRoutes,
  calls: straightCalls,
  schemas: straightSchemas,
  errors: straightErrors,
};
