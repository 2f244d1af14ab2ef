/**
 * Set-up of a development or testing build of the mini program (docs/testing.md, "Three ways to a scenario"). The launch query, the
 * console's page and `getApp().openScenario(text)` of the automator all end in `open`.
 */
import Taro from '@tarojs/taro';
import { PARAMETER, readScenario } from '../console/address';
import { apply } from '../console/apply';
import { TestBackend } from '../console/backend';
import { FailedCalls } from '../console/failed-calls';
import { withFaults } from '../console/faults';
import { PagePopups } from '../console/popups';
import { forgetScenario, keepScenario, keptScenario, type Kept } from '../console/kept';
import { CONSOLE } from '../console/texts';
import { watchReports } from '../events/log';
import { phone, shiftNow, wxAsk, wxTexts } from './phone';
import { answerOf, wrapTransport, type Transport } from './requests';

const CONSOLE_PAGE = '/simulator/page/index';
/** The first tab. */
export const FIRST_PAGE = '/pages/courses/my-tab-class/index';

type Listen = (listener: (isSo: boolean) => void) => () => void;

/** The parts of the app's platform that the console needs. */
interface Parts {
  readonly transport: Transport;
  readonly onVisibilityChange: Listen;
  readonly onNetworkChange: Listen;
}

/** For the badge on every screen. */
interface Added extends Pick<PagePopups, 'watchPopups'> {
  readonly scenarios: {
    readonly title: string;
    show(): void;
    restartBy(restart: () => Promise<void>): void;
  };
}

export class MiniProgramConsole {
  readonly failures = new FailedCalls(() => Date.now());
  readonly popups = new PagePopups();
  readonly backend: TestBackend;
  kept: Kept | undefined;
  private isLaunched = false;
  private starts = 0;
  /** Of the app, once its first page is ready. */
  private restart: (() => Promise<void>) | undefined;

  constructor(apiOrigin: string) {
    this.backend = new TestBackend(wxAsk, apiOrigin);
  }

  /** At every start of the app, the first and those of a scenario. Returns the set-up to run once the platform exists. */
  async start(): Promise<<P extends Parts>(platform: P) => P & Added> {
    const asked = this.isLaunched ? undefined : launchScenario();
    this.isLaunched = true;
    if (asked !== undefined) await this.put(asked);
    this.kept = keptScenario(wxTexts);
    const { offsetMs = 0, text } = this.kept ?? {};
    // A restarted backend has lost the offset.
    if (offsetMs !== 0) void this.backend.moveClock(offsetMs);
    shiftNow(offsetMs);
    this.starts += 1;
    const start = this.starts;
    const faults = text === undefined ? [] : readScenario(text).scenario.calls;
    return (platform) => {
      const whileCurrent =
        (listen: Listen): Listen =>
        (listener) =>
          listen((isSo) => {
            // The app of an earlier start is still in memory.
            if (start === this.starts) listener(isSo);
          });
      return {
        ...platform,
        transport: wrapTransport(platform.transport, (real) =>
          this.failures.watch(
            watchReports(withFaults(real, faults, { setTimeout, answer: answerOf }), wxTexts),
          ),
        ),
        onVisibilityChange: whileCurrent(platform.onVisibilityChange),
        onNetworkChange: whileCurrent(platform.onNetworkChange),
        watchPopups: this.popups.watchPopups,
        scenarios: {
          title: CONSOLE.badge,
          show: () => void Taro.navigateTo({ url: CONSOLE_PAGE }),
          restartBy: this.restartBy,
        },
      };
    };
  }

  /** Puts device, backend and login into the state, and starts the app again in it. */
  open = async (text: string, page = FIRST_PAGE): Promise<readonly string[]> => {
    const { problems } = await this.put(text);
    await this.again(page);
    return problems;
  };

  /** The real time and no faults; who is logged in stays. */
  clear = async (): Promise<void> => {
    await this.backend.moveClock(0);
    forgetScenario(wxTexts);
    await this.again(FIRST_PAGE);
  };

  private readonly restartBy = (restart: () => Promise<void>): void => {
    this.restart = restart;
    Object.assign(Taro.getApp<object>(), { openScenario: this.open });
  };

  private async put(text: string): Promise<Kept> {
    const kept = await apply(phone, this.backend, text);
    keepScenario(wxTexts, kept);
    return kept;
  }

  private async again(url: string): Promise<void> {
    await this.restart?.();
    await Taro.reLaunch({ url });
  }
}

function launchScenario(): string | undefined {
  const text: unknown = Taro.getLaunchOptionsSync().query?.[PARAMETER];
  return typeof text === 'string' ? decodeURIComponent(text) : undefined;
}

let current: MiniProgramConsole | undefined;

/** One for the whole visit: the app restarts, the program does not. */
export const theConsole = (): MiniProgramConsole =>
  (current ??= new MiniProgramConsole(__APP_ENV__.apiOrigin));
