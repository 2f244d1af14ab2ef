import * as React from 'react';
import { accountCalls } from '@/contract/account/calls';
import { homeCalls } from '@/contract/home/calls';
import type { AgreementSummary } from '@/contract/account/agreements.schema';
import { AgreementType, LOGIN_AGREEMENTS } from '@/contract/account/values';
import { coursesCalls } from '@/contract/courses/calls';
import { profileCalls } from '@/contract/profile/calls';
import type { UserInfo } from '@/contract/profile/schema';
import { StudentStatus } from '@/contract/profile/status';
import { memoryStorage } from '@/platform/fake';
import type { KeyValueStore } from '@/platform/types';
import { FakeApi } from '../../support/fakes/fake-api';
import type { OpenedScreen } from '../support/open-screen';

export const PHONE = '13800000001';

const user: UserInfo = {
  id: 42,
  unificationId: 'U42',
  token: 'real-token',
  appToken: 'app-token',
  openId: '',
  time: 1_795_226_400_000,
  studentStatus: StudentStatus.unofficial,
  step: '',
  payedStudentStatusText: '',
  studentAuditionStatusEnums: [],
};

/** All documents, in one version. */
export const documents = (version = 1): AgreementSummary[] =>
  Object.values(AgreementType).map((type) => ({
    type,
    title: type,
    version,
    changedOn: '2026-10-10',
    effectiveOn: '2026-10-20',
  }));

/** Storage of a device that agreed to the documents in this version. */
export function agreedStorage(version = 1): KeyValueStore {
  const storage = memoryStorage();
  const value = LOGIN_AGREEMENTS.map((type) => `${type}:${version}`).join(',');
  storage.set('wandou.agreedDocuments', JSON.stringify({ version: 1, value }));
  return storage;
}

/** Requests, apart from those of every login page: document versions and placements. */
export const asked = ({ api }: Pick<OpenedScreen, 'api'>) =>
  api.sent.filter(({ call }) => call !== accountCalls.listAgreements && call !== homeCalls.getPositionBanner);

/** A backend that answers every call after a successful login. */
export function loginApi(isFirstLogin = false): FakeApi {
  const answer = { token: 'temporary-token', userinfos: [], isFirstLogin };
  return new FakeApi()
    .on(accountCalls.listAgreements, documents())
    .on(accountCalls.pwdLogin, answer)
    .on(accountCalls.verificationLogin, answer)
    .on(accountCalls.sendLoginVerificationCode, { verificationCodeToken: 'code-token' })
    .on(accountCalls.sendVerificationCode, {})
    .on(accountCalls.exchangeTemporaryToken, {
      token: 'real-token',
      appToken: 'app-token',
      time: 1_795_226_400_000,
      userId: 42,
    })
    .on(profileCalls.getUserInfoByToken, user)
    .onFailure(profileCalls.getPrivateInfo, { kind: 'network' })
    .on(coursesCalls.getUserSubject, []);
}

export function input(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

export const press = (screen: OpenedScreen, target: Element, key: string): Promise<void> =>
  dispatch(screen, target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

export async function dispatch(screen: OpenedScreen, target: Element, event: Event): Promise<void> {
  await React.act(async () => {
    target.dispatchEvent(event);
  });
  await screen.settle();
}

/** Waits for a chain of responses. */
export async function until(screen: OpenedScreen, isDone: () => boolean): Promise<void> {
  for (let round = 0; round < 20 && !isDone(); round += 1) await screen.settle();
  if (!isDone()) throw new Error(`it never came to that; the page shows: ${document.body.textContent}`);
}
