/** Opens evaluation screens with the evaluation's own token. */
import { accountCalls } from '@/contract/account/calls';
import { evaluationCalls } from '@/contract/evaluation/calls';
import Questions from '@/pages/evaluation/questions';
import { memoryStorage } from '@/platform/fake';
import type { KeyValueStore } from '@/platform/types';
import { FakeApi } from '../../support/fakes/fake-api';
import { FakeTime } from '../../support/fakes/fake-time';
import { documents } from '../account/support';
import { openScreen, type OpenOptions } from '../support/open-screen';
import { ID, offered, resultAt, turnAt } from './samples';

export const NOW = new FakeTime().now();

export function withPass(storage: KeyValueStore = memoryStorage()): KeyValueStore {
  const value = { token: 'pass', expiresAt: NOW + 1_000_000_000 };
  storage.set('wandou.evaluationPass', JSON.stringify({ version: 1, value }));
  return storage;
}

export const api = (more: (fake: FakeApi) => FakeApi = (fake) => fake) =>
  more(
    new FakeApi()
      .on(accountCalls.listAgreements, documents())
      .on(evaluationCalls.listEvaluations, [offered])
      .on(evaluationCalls.getEvaluations, { childName: '小豆', age: 8, sittings: [] })
      .on(evaluationCalls.getEvaluationTurn, turnAt(NOW, 1))
      .on(evaluationCalls.getEvaluationResult, resultAt(NOW)),
  );

export const openQuestions = (fake: FakeApi, options: OpenOptions = {}) =>
  openScreen('evaluationQuestions', Questions, {
    api: fake,
    platform: { storage: withPass() },
    query: { id: ID },
    ...options,
  });

export const moves = (screen: Awaited<ReturnType<typeof openQuestions>>) =>
  screen.platform.navigation.moves.map(({ url }) => url);
