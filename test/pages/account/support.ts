import * as React from 'react';
import { courseCalls } from '@/contract/api/course';
import { memberCalls } from '@/contract/api/member';
import { profileCalls } from '@/contract/api/profile';
import type { UserInfo } from '@/contract/api/types';
import { visitorCalls } from '@/contract/api/visitor';
import { StudentStatus } from '@/contract/enums';
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

/** A backend that knows everything which comes after a good answer to a login. */
export function loginApi(isFirstLogin = false): FakeApi {
  const answer = { token: 'temporary-token', userinfos: [], isFirstLogin };
  return new FakeApi()
    .on(memberCalls.pwdLogin, answer)
    .on(memberCalls.verificationLogin, answer)
    .on(memberCalls.sendLoginVerificationCode, { verificationCodeToken: 'code-token' })
    .on(memberCalls.sendVerificationCode, {})
    .on(visitorCalls.exchangeTemporaryToken, {
      token: 'real-token',
      appToken: 'app-token',
      time: 1_795_226_400_000,
      userId: 42,
    })
    .on(visitorCalls.getUserInfoByToken, user)
    .onFailure(profileCalls.getPrivateInfo, { kind: 'network' })
    .on(courseCalls.getUserSubject, []);
}

/** The input of a field, by its name. */
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

/** Waits for a chain of answers to come to its end. */
export async function until(screen: OpenedScreen, isDone: () => boolean): Promise<void> {
  for (let turn = 0; turn < 20 && !isDone(); turn += 1) await screen.settle();
  if (!isDone()) throw new Error(`it never came to that; the page shows: ${document.body.textContent}`);
}
