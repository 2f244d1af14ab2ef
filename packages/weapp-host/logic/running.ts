import type { AppInstance, LaunchInfo } from './app-instance';
import type { ComponentSpace } from './component-space';
import type { Failures } from './failures';
import type { Modules } from './modules';
import type { PageLife } from './page-life';
import type { PageStack } from './page-stack';
import type { Performance } from './performance';
import type { Router } from './router';
import type { Routes } from './routes';
import type { WxContext } from './wx/context';

/** All parts of a running mini program. */
export interface Running extends WxContext {
  readonly app: AppInstance;
  readonly stack: PageStack;
  readonly router: Router;
  readonly life: PageLife;
  readonly routes: Routes;
  readonly failures: Failures;
  readonly wx: Record<string, unknown>;
  readonly launchInfo: LaunchInfo;
  readonly modules: Modules;
  readonly space: ComponentSpace;
  readonly performance: Performance;
}

export function background({ life, app, current }: Running): void {
  const page = current();
  if (page) life.hide(page);
  app.hide();
}

export function foreground({ life, app, current, launchInfo, stack }: Running): void {
  app.show(launchInfo);
  const page = current();
  if (page) life.show(page, stack.stack.length);
}
