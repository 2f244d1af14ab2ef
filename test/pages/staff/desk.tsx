/** The console in a page of its own; its backend is answers by path. */
import './browser-globals';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { App } from '../../../packages/console/src/App';
import { CallError, OperatorClient } from '../../../packages/console/src/calls/client';
import { SessionKeeper } from '../../../packages/console/src/calls/session';
import { type StaffRole } from '../../../src/contract/staff/values';
import { SAVED, SCHOOL } from './school';

const PATIENCE_MS = 8_000;

const handedIn = (homeworkId: number, childName: string) => ({
  ...{ homeworkId, childName, title: '找规律', courseName: '思维', state: 'handedIn', round: 1 },
  handedInAt: '2026-11-28 10:00:00',
});
const question = {
  ...{ id: 5, kind: 'photo', subject: 1, stem: '画下来', pictures: [], points: 10, knowledge: '' },
  ...{ isRequired: true, body: { kind: 'photo', most: 3 } },
};
const file = { id: 'f', url: '/operator/files/a.jpg', name: 'a.jpg', bytes: 1, seconds: 0 };
const opened = (homeworkId: number, childName: string) => ({
  ...handedIn(homeworkId, childName),
  ...{ task: '', before: null },
  questions: [
    {
      question,
      isRequired: true,
      checked: { questionId: 5, verdict: 'open', points: 0, outOf: 10, wrongParts: [] },
      rightWords: '',
      givenWords: '1张照片',
    },
  ],
  answers: [{ questionId: 5, answer: { kind: 'photo', pictures: [file] } }],
});
const work = (id: number, title: string) => ({
  ...{ id, title, round: 1, kind: 'babyShow', state: 'waiting', childName: '小豆', topicTitle: '' },
  ...{ sentAt: '2026-11-28 10:00:00', isFilm: false, reports: 0 },
});

const person = {
  userId: 9,
  phoneMask: '138****0001',
  areaCode: '86',
  kidName: '豆豆',
  parentName: '',
  studentStatus: 'OFFICIAL_STUDENT',
  registeredOn: '2026-01-01',
};
const letter = (letterId: number, isExpired: boolean) => ({
  ...{ letterId, userId: 9, kind: 'reportReady', channel: 'push', tries: 5, failure: 'http 502', isExpired },
  ...{ createdAt: '2026-11-28 10:00:00', expiresAt: '2026-11-29 10:00:00' },
});
const field = {
  kind: 'text',
  key: 'story',
  title: '小故事',
  help: '',
  isRequired: true,
  showIf: [],
  isLong: false,
  least: 0,
  most: 100,
};
const sent = {
  requestId: 2,
  userId: 9,
  childName: '苗苗',
  title: '照片征集',
  asker: '林老师',
  sentAt: '2026-11-28 10:00:00',
};
const member = { staffId: 3, name: 'bella', role: 'teacher', createdAt: '2026-11-01 10:00:00', closedAt: '' };
/** Shown once. */
const credentials = {
  staffId: 4,
  name: 'carl',
  role: 'teacher',
  password: 'pw-once',
  totp: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
};
const feedback = {
  ...{ feedbackId: 6, userId: 9, childName: '豆豆', kind: 3, orderNo: '' },
  ...{ sentAt: '2026-11-28 10:00:00', answeredAt: '' },
};
const exchange = {
  ...{ exchangeId: 5, userId: 9, childName: '豆豆', title: '豌豆书签', count: 1 },
  exchangedAt: '2026-11-28 10:00:00',
};
const gift = {
  ...{
    giftId: 8,
    title: '豌豆书签',
    words: '读书时夹一枚',
    picture: 'pictures/a.png',
    currency: 2,
    cost: 20,
  },
  ...{ stock: 5, mostEach: 1, isSent: true, place: 1, isShown: true, etag: 'of-8' },
};
const request = {
  ...{ requestId: 2, title: '照片征集', asker: '林老师', words: '请拍一张照片', wanted: ['一张照片'] },
  ...{ sections: [{ title: '', words: '', fields: [field] }], consent: '', userIds: [9], endsAt: '' },
  ...{ askedAt: '2026-11-20 10:00:00', isOver: false, submissions: 0, etag: 'of-2' },
};
const agreement = {
  ...{ type: 'userPrivacy', version: 3, title: '隐私政策', state: 'inForce' },
  ...{ changedOn: '2026-10-01', effectiveOn: '2026-10-10' },
};
const placement = {
  ...{
    placementId: 7,
    positionId: 7182,
    title: '寒假营',
    type: 'text',
    textContent: '报名开始',
    picture: '',
  },
  ...{ displaySize: '', rowSort: 1, serial: 2, link: '/index', xcxId: '', xcxUrl: '', isActive: true },
  ...{ userTypes: [], platformTypes: [], startsAt: '2026-12-01 08:00:00', endsAt: '', etag: 'of-7' },
};
/** Two of each wait until they are judged. */
class Backend {
  readonly judged: (readonly [path: string, body: Readonly<Record<string, unknown>>])[] = [];
  /** The message of a refusal. */
  refuses: (body: Readonly<Record<string, number>>) => string | undefined = () => undefined;
  private homework = [handedIn(1, '豆豆'), handedIn(2, '苗苗')];
  private works = [work(1, '小画'), work(2, '小船')];

  readonly send = async (address: unknown, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(address), 'http://localhost');
    const body = JSON.parse(String(init.body ?? '{}')) as Record<string, number>;
    const message = this.refuses(body);
    if (message) return { ok: false, status: 409, json: async () => ({ message }) } as Response;
    const data = this.answer(url, body);
    return { ok: true, status: 200, json: async () => ({ code: '0', time: 1, ...data }) } as Response;
  };

  private answer({ pathname, searchParams }: URL, body: Readonly<Record<string, number>>): object {
    const list = (rows: readonly object[]) => ({ data: rows, count: rows.length });
    const ofSchool = SCHOOL[pathname];
    if (ofSchool !== undefined) return ofSchool;
    switch (pathname) {
      case '/operator/homework/waiting':
        return list(this.homework);
      case '/operator/homework/hand-in': {
        const id = Number(searchParams.get('homeworkId'));
        return { data: opened(id, this.homework.find((one) => one.homeworkId === id)?.childName ?? '') };
      }
      case '/operator/works/waiting':
        return list(this.works);
      case '/operator/works/work': {
        const found = this.works.find(({ id }) => id === Number(searchParams.get('id')));
        return { data: { ...found, words: '', files: [{ url: '/a.jpg' }], cover: '', reported: [] } };
      }
    }
    switch (pathname) {
      case '/operator/comments/waiting':
        return list([
          { id: 4, text: '真棒', writtenAt: '2026-11-28 10:00:00', workId: 1, workTitle: '小画' },
        ]);
      case '/operator/works/reported':
        return list([{ ...work(3, '被举报'), state: 'shown', reports: 2 }]);
      case '/operator/materials/waiting':
        return list([sent]);
      case '/operator/materials/open':
        return {
          data: {
            ...sent,
            sections: [{ title: '', words: '', fields: [field] }],
            answers: [{ key: 'story', answer: { kind: 'text', text: '会数到一百了' } }],
          },
        };
      case '/operator/people/find':
        return list([person]);
      case '/operator/people/devices':
        return list([
          {
            deviceKey: 'k',
            name: 'iPhone',
            isLoggedIn: true,
            firstSeenAt: '2026-01-01 10:00:00',
            lastSeenAt: '2026-01-02 10:00:00',
          },
        ]);
      case '/operator/people/phone':
        return { data: { areaCode: '86', phone: '13800000001' } };
      case '/operator/newcomers':
        return list([person]);
      case '/operator/newcomers/link':
        return { data: { link: 'https://x/once' } };
      case '/operator/letters':
        return list([letter(1, false), letter(2, true)]);
      case '/operator/staff':
        return list([member]);
      case '/operator/staff/renew':
        return { data: credentials };
      case '/operator/announcements':
        return list([
          {
            ...{
              announcementId: 1,
              kind: 'system',
              title: '放假通知',
              body: '元旦停课',
              link: '',
              button: '',
            },
            ...{
              isToAll: true,
              sentTo: 12,
              createdAt: '2026-11-28 10:00:00',
              endedAt: '2026-11-28 10:00:00',
            },
          },
        ]);
      case '/operator/feedback/waiting':
        return list([feedback]);
      case '/operator/feedback/one':
        return { data: { ...feedback, content: '老师讲得太快', pictures: [], answer: '' } };
      case '/operator/exchanges/waiting':
        return list([exchange]);
      case '/operator/exchanges/exchange':
        return {
          data: {
            ...{ ...exchange, picture: '/a.png', currency: 2, cost: 20, note: '7个工作日内寄出' },
            receiver: { name: '陈女士', phoneMask: '139****5678', address: '北京市海淀区中关村大街1号' },
          },
        };
      case '/operator/exchanges/phone':
        return { data: { phone: '13912345678' } };
      case '/operator/gifts':
        return list([gift]);
      case '/operator/gifts/gift':
        return { data: gift };
      case '/operator/material-requests':
        return list([{ ...request, askedOf: 1 }]);
      case '/operator/material-requests/request':
        return { data: request };
      case '/operator/agreements':
        return list([agreement]);
      case '/operator/agreements/version':
        return { data: { ...agreement, intro: '', text: '# 一\n第一段' } };
      case '/operator/placements':
        return list([placement]);
      case '/operator/placements/placement':
        return { data: placement };
      case '/operator/season/settings/save':
        this.judged.push([pathname, body]);
        return { data: { ...body, etag: 'second' } };
      case '/operator/audit':
        return list([
          {
            auditId: 1,
            at: '2026-11-28 10:00:00',
            staffId: 3,
            name: 'bella',
            action: 'showPhone',
            userId: 9,
            detail: { reason: '核对' },
          },
        ]);
    }
    if (pathname.endsWith('/save')) {
      this.judged.push([pathname, body]);
      return { data: { placementId: 7, giftId: 8, requestId: 2, ...SAVED } };
    }
    if (!pathname.includes('waiting') && !pathname.includes('reported')) {
      this.judged.push([pathname, body]);
      this.homework = this.homework.filter(({ homeworkId }) => homeworkId !== body.homeworkId);
      this.works = this.works.filter(({ id }) => id !== body.id);
      return { data: pathname.endsWith('announcements/send') ? { announcementId: 3 } : null };
    }
    return list([]);
  }
}

/** react-admin 5.15 gives Material UI 9 the former names of these beside the new ones, and prints refusals. */
beforeEach(() => {
  const { error: logError } = console;
  const isKnown = (args: readonly unknown[]) =>
    args[0] instanceof CallError ||
    ['inputProps', 'InputProps', 'InputLabelProps', 'inputRef'].some((name) => args.includes(name));
  Object.assign(console, { error: (...args: unknown[]) => (isKnown(args) ? undefined : logError(...args)) });
});

let root: Root;

export async function atDesk(role: StaffRole, hash: string): Promise<Backend> {
  const backend = new Backend();
  const keeper = new SessionKeeper(sessionStorage);
  keeper.keep({ token: 't', name: 'anna', role });
  window.location.hash = hash;
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  const client = new OperatorClient(backend.send, () => 't');
  await act(async () => root.render(<App client={client} keeper={keeper} />));
  return backend;
}

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

export async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`Still: ${document.body.textContent ?? ''}`);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  }
}

export const shows = (text: string) => until(() => document.body.textContent?.includes(text) ?? false);

export async function type(name: string, text: string): Promise<void> {
  const found = () => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  await until(() => found() !== null);
  const input = found();
  const of = input?.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(of.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
export const press = (key: string, target: Element = document.body) =>
  act(async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
export const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

export async function click(name: string): Promise<void> {
  await until(() => button(name) !== undefined);
  await act(async () => button(name)?.click());
}

/** One of the reasons that are often given. */
export async function choose(reason: string): Promise<void> {
  const ready = [...document.querySelectorAll<HTMLElement>('[role=button]')];
  await act(async () => ready.find(({ textContent }) => textContent === reason)?.click());
}

/** A radio button, by what stands beside it. */
export async function pick(name: string): Promise<void> {
  const labels = [...document.querySelectorAll('label')];
  await act(async () => labels.find(({ textContent }) => textContent === name)?.click());
}
