import { makeAutoObservable, runInAction } from 'mobx';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { DEBUG_CONSOLE_TAPS } from '@/contract/shell';
import { EnvironmentLabel } from '@/contract/tracking/values';
import { readConfig } from '@/features/configuration/read-config';
import type { App } from '@/stores/app/app';
import { consoleTexts } from './texts';

type Needs = Pick<App, 'api' | 'config' | 'feedback' | 'platform'>;

/** Opens the console after enough taps on the version, for parents who are allowed. */
export class ConsoleGate {
  isOpen = false;
  private taps = 0;

  constructor(private readonly needs: Needs) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  tap(): void {
    this.taps += 1;
    if (this.taps < DEBUG_CONSOLE_TAPS) return;
    this.taps = 0;
    void this.open();
  }

  close(): void {
    this.isOpen = false;
  }

  private async open(): Promise<void> {
    const { api, config, feedback, platform } = this.needs;
    const label = platform.appEnvironment?.() ?? config.environment;
    const isAllowed = label !== EnvironmentLabel.production || (await isAllowedByOperator(api));
    if (!isAllowed) return feedback.toast(consoleTexts.notAllowed);
    runInAction(() => (this.isOpen = true));
  }
}

/** The backend returns only values for this parent. */
async function isAllowedByOperator(api: App['api']): Promise<boolean> {
  const answer = await readConfig(api, ConfigTypeCode.debugConsole);
  return answer.ok && answer.value.some(({ typeValue }) => typeValue?.trim() === '1');
}
