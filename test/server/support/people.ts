/** Parents built by tests. Demo accounts: packages/demo/test/demo-phones.ts. */
import type { Scenario } from '../../../src/contract/scenario';
import type { BuiltParent, ParentBuilder } from '../../builders/parent';
import type { Backend } from './backend';
import { Visitor } from './visitor';

export interface Parent {
  readonly visitor: Visitor;
  readonly userId: number;
  readonly unificationId: string;
  readonly phone: string;
}

export interface InsideParent extends Parent, BuiltParent {}

/** Builds the parent with a session, skipping the login. */
export async function buildParent(backend: Backend, parent: ParentBuilder): Promise<InsideParent> {
  const built = await parent.build(backend.services);
  const visitor = new Visitor(backend);
  visitor.token = built.token;
  return { ...built, visitor };
}

/** Logs in by password; by SMS if the account has none or its devices are used up. */
export async function logIn(
  backend: Backend,
  phone: string,
  method: 'password' | 'sms' = 'password',
): Promise<Parent> {
  const visitor = new Visitor(backend);
  const answer = await (method === 'password' ? visitor.passwordLogin(phone) : visitor.smsLogin(phone));
  if (answer.code !== '0') throw new Error(`Not logged in: ${answer.code} ${answer.message}`);
  const { data } = await visitor.ask('getUserInfoByToken', { token: visitor.token ?? '' });
  return { visitor, userId: Number(data.id), unificationId: String(data.unificationId), phone };
}

/** Applies a scenario, as testers do. */
export function setScenario({ services }: Backend, { userId }: Parent, scenario: Scenario): Promise<void> {
  return services.setScenario({ userId }, scenario);
}
