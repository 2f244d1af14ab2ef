import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { classesCalls } from './calls';
import { classesRoutes } from './routes';
import { classesSchemas } from './schema';

const { conflict, notFound } = BACKEND_CODE;

const classesErrors = {
  reserveOpenClass: {
    [notFound]: 'there is no such class',
    [conflict]: 'it is full, on already or over; `data` is the class as it is now',
  },
  cancelOpenClass: {
    [notFound]: 'there is no such class',
    [conflict]: 'it has begun; `data` is the class as it is now',
  },
  enterOpenClass: {
    [notFound]: 'there is no such class',
    [conflict]: 'it has not begun, is over, or has no seat left',
  },
  exportOpenClassCalendar: { [notFound]: 'this parent has reserved no such class' },
  enterPeaClass: {
    [notFound]: 'there is no such class',
    [conflict]: 'it has not begun, or is over',
  },
} as const satisfies DocumentedErrors<typeof classesCalls>;

export const classes = {
  routes: classesRoutes,
  calls: classesCalls,
  schemas: classesSchemas,
  errors: classesErrors,
};
