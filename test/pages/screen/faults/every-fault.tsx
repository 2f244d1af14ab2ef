import { webTransport } from '@/platform/web/transport';
import { Runtime } from '@/contract/host';
import { routes, type RouteName } from '@/contract/routes';
import { catchUp } from '@/start/session/user';
import { SESSION } from '@/stores/texts';
import { OFFICIAL, TEST_USER } from '../../../support/fakes/fake-app';
import { withFakeEngines } from '../../../support/fakes/fake-engine';
import { openScreen, type OpenedScreen, type OpenOptions } from '../../support/open-screen';
import { restBetweenTaps } from '../../support/rest-between-taps';
import { FAULTS, FaultyBackend, type Fault } from './backend';
import { ELSEWHERE, EXCEPTIONS, pageOf, QUERY, screens } from './screens';

/** The longest timeout of a call. */
const PATIENCE_MS = 60_000;
/** The longest chain of calls that depend on each other. */
const IN_A_ROW = 2;

const broken: string[] = [];
const noted = (reason: unknown): void => void broken.push(String(reason));

const backend = new FaultyBackend();

async function open(name: RouteName, page: string, fault?: Fault): Promise<OpenedScreen> {
  backend.forget(fault);
  return opened(name, page, { student: OFFICIAL });
}

/** After a start where getStudentInfo failed and every other call succeeded. */
async function openWithoutChild(name: RouteName, page: string): Promise<OpenedScreen> {
  backend.forget('reset', 'getStudentInfo');
  return opened(name, page, { prepare: ({ app }) => catchUp(app) });
}

async function opened(name: RouteName, page: string, options: OpenOptions): Promise<OpenedScreen> {
  globalThis.fetch = backend.fetch as typeof fetch;
  const screen = await openScreen(name, await pageOf(page), {
    user: TEST_USER,
    ...options,
    overTheWire: true,
    query: QUERY,
    platform: { transport: webTransport, runtime: ELSEWHERE[name] ?? Runtime.web },
    // jsdom has no media playback.
    prepare: (fake) => {
      withFakeEngines(fake.app);
      return options.prepare?.(fake);
    },
  });
  await comesToItsEnd(screen);
  return screen;
}

async function comesToItsEnd(screen: OpenedScreen): Promise<void> {
  if (backend.fault !== 'time-out') return screen.settle();
  for (let call = 0; call < IN_A_ROW; call += 1) await screen.advance(PATIENCE_MS);
}

const words = (): string => document.body.textContent ?? '';
const alerts = (): string[] =>
  [...document.querySelectorAll('[role=alert]')].flatMap(({ textContent }) => textContent || []);
const isSaidMissing = (): boolean => document.querySelector('.empty-state, .result-body') !== null;
const waiting = (): number => document.querySelectorAll('.skeleton, .spinner').length;
const retries = (screen: OpenedScreen): HTMLElement[] => screen.allByClass('failed-state__retry');

const fields = (): (HTMLInputElement | HTMLTextAreaElement)[] => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
];
const typed = (): string[] => fields().map(({ value }) => value);
const buttons = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[role=button]:not([aria-disabled=true])'),
];

const NUMBERS = ['numeric', 'tel'];
const wordFor = ({ inputMode }: HTMLElement): string =>
  NUMBERS.includes(inputMode) ? '13800000001' : '豆豆';

/** Texts that refuse a page to children who are not official students. */
const REFUSALS = /正式学员|在读学员/;

/** Codes are sent at most once a second. */
const CODES_MS = 1000;

/** Faults for button presses, a different one for each button; an expired session (401) has its own test. */
const IN_VAIN = FAULTS.filter((fault) => fault !== '401');
/** Screens whose buttons are pressed with every fault. */
const EVERY_FAULT: readonly RouteName[] = ['dailyCheckIn'];

/** Number of test files that share the screens: a single file would still run on one core when the others are done. */
const PARTS = 4;

/** Tests every fault on the screens of one part, 1 to PARTS. */
export function meetEveryFault(part: number): void {
  jest.setTimeout(60_000);
  beforeAll(() => void process.on('unhandledRejection', noted));
  afterAll(() => void process.off('unhandledRejection', noted));
  beforeEach(() => {
    broken.length = 0;
    jest.spyOn(console, 'error').mockImplementation(noted);
  });
  afterEach(() => jest.restoreAllMocks());

  describe.each(screens.filter((_, index) => index % PARTS === part - 1))('%s', meets);

  test('what all of them asked for was where it is read', () => expect([...backend.strays]).toEqual([]));
}

function meets(name: RouteName, page: string): void {
  const { quiet, differs, withoutChild, answers = [] } = EXCEPTIONS[name] ?? {};
  let good = '';
  let asks = false;
  beforeAll(async () => {
    await open(name, page);
    good = words();
    asks = backend.asked.length > 0;
  });
  beforeEach(restBetweenTaps);

  test('says what went wrong, whatever it was, and shows what there is when it is tried again', async () => {
    if (!asks) return;
    let screen = await open(name, page, FAULTS[0]);
    for (const fault of FAULTS.filter((one) => one !== '401')) {
      const [retry] = retries(screen);
      const toastCount = retry ? screen.toasts.length : 0;
      if (!retry) screen = await open(name, page, fault);
      backend.fault = fault;
      for (const one of retries(screen)) await screen.tap(one);
      await comesToItsEnd(screen);
      const hasMessage = alerts().length + screen.toasts.slice(toastCount).length > 0;
      const isQuiet = quiet !== undefined || (answers.includes(fault) && isSaidMissing());
      expect([fault, hasMessage || isQuiet, waiting(), broken]).toEqual([fault, true, 0, []]);
    }
    backend.fault = undefined;
    for (const one of retries(screen)) await screen.tap(one);
    await screen.settle();
    expect([retries(screen).length, broken]).toEqual([0, []]);
    if (quiet === undefined && differs === undefined) expect(words()).toBe(good);
  });

  test('refuses nothing to a child that could not be asked for, and shows it once it can', async () => {
    const screen = await openWithoutChild(name, page);
    expect(words()).not.toMatch(REFUSALS);
    backend.forget(undefined);
    for (const one of retries(screen)) await screen.tap(one);
    await screen.settle();
    if (withoutChild === undefined) expect(words()).toBe(good);
    expect(broken).toEqual([]);
  });

  test('leads to the login when its session is over', async () => {
    if (!asks) return;
    const { toasts, platform } = await open(name, page, '401');
    expect(toasts).toEqual([SESSION.expired]);
    if (!routes[name].loginFree) expect(platform.navigation.last?.url).toContain('/login/');
    expect(broken).toEqual([]);
  });

  test('loses nothing that was typed, and whatever was pressed in vain can be pressed again', async () => {
    const rounds = EVERY_FAULT.includes(name) ? IN_VAIN.length : 1;
    for (let round = 0; round < rounds; round += 1) {
      const screen = await open(name, page);
      for (const field of fields()) await screen.type(field, wordFor(field));
      const first = screens.findIndex(([one]) => one === name) + round;
      for (const [index, button] of buttons().entries())
        if (button.isConnected) await pressInVain(screen, button, IN_VAIN[(first + index) % IN_VAIN.length]);
    }
  });
}

async function pressInVain(screen: OpenedScreen, button: HTMLElement, fault?: Fault): Promise<void> {
  const what = `${fault}: ${button.textContent}`;
  const before = typed();
  backend.forget(fault);
  await screen.tap(button);
  if (!backend.hasFailed) return;
  await comesToItsEnd(screen);
  const isKept = before.every((word) => typed().includes(word));
  expect([what, isKept, waiting(), broken]).toEqual([what, true, 0, []]);
  await screen.advance(CODES_MS);
  backend.forget(undefined);
  const [again = button] = retries(screen);
  if (again.isConnected) await screen.tap(again);
  expect([what, backend.asked.length > 0 || !again.isConnected]).toEqual([what, true]);
}
