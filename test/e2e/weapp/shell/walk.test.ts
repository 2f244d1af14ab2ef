import { SubjectCode } from '../../../../src/contract/courses/values';
import { OrderState } from '../../../../src/contract/orders/values';
import type { RouteEntry } from '../../../../src/contract/route';
import { pageFile, routeNames, routes } from '../../../../src/contract/routes';
import { withManySubjects } from '../../../builders/children';
import { suite } from '../support/suite';

const at = suite();

/** Every built page of the mini program in the manifest; new ones are included automatically. */
const pages = routeNames
  .map((name) => ({ name, route: routes[name] as RouteEntry }))
  .filter(({ route }) => route.weapp === 'native' && route.page !== undefined)
  .map(({ name, route }) => ({ name, file: pageFile(route.page ?? ''), auth: route.auth }));

async function look(name: string, file: string): Promise<void> {
  const { phone } = at;
  await phone.open(file);
  await phone.at(file);
  await phone.says('view', /\S{2}/);
  await phone.waitUntilRemoved('.test-loading');
  await phone.picture(`page-${name}`);
}

describe('a visitor opens', () => {
  beforeAll(() => at.parent.arrive());

  test.each(pages.filter(({ auth }) => auth === 'none'))('$name', ({ name, file }) => look(name, file));
});

describe('a parent opens', () => {
  const { math, wandou } = SubjectCode;
  /** Much content, so that the host measures full pages. */
  const parent = withManySubjects()
    .withHours(math, { baseHours: 12, used: 24 })
    .withHours(wandou, { baseHours: 8, giveHours: 2, used: 24 })
    .withDelivery()
    .withAddress()
    .withOrder({ state: OrderState.toPay })
    .withOrder({ state: OrderState.done, daysAgo: 30 });
  beforeAll(() => at.parent.logIn(parent));

  test.each(pages.filter(({ auth }) => auth === 'token'))('$name', ({ name, file }) => look(name, file));
});
