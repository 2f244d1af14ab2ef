import { BACKEND_CODE, fail, type Result } from '@/contract/errors';
import { guidesCalls } from '@/contract/guides/calls';
import type { Guide, GuideNext } from '@/contract/guides/schema';
import { GuideNeeds } from '@/contract/guides/values';
import { RedirectType } from '@/contract/links/values';
import { routeOfPath } from '@/services/router/paths';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

const MISSING = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

/** One guide, and whether its next action works on this host. */
export class GuideStore {
  readonly guide = new Loadable<Guide>();

  constructor(
    private readonly app: Pick<App, 'api' | 'platform' | 'router'>,
    /** undefined: the deep link has none. */
    private readonly code: string | undefined,
  ) {}

  load = async (): Promise<void> => {
    await this.guide.find(this.code, (code) => this.ask(code));
  };

  /** False for pages that this host does not have and abilities that it lacks. */
  canDo({ needs, redirectType, url = '' }: GuideNext): boolean {
    const { host } = this.app.platform;
    if (needs === GuideNeeds.app && host.clientType === undefined) return false;
    if (needs === GuideNeeds.listening && host.listensBy === undefined) return false;
    if (redirectType !== RedirectType.innerPage) return redirectType !== RedirectType.none;
    const name = routeOfPath(url);
    return name !== undefined && this.app.router.shows(name);
  }

  private async ask(code: string): Promise<Result<Guide>> {
    const answer = await this.app.api.call(guidesCalls.getGuide, { code });
    if (!answer.ok) return answer;
    return answer.value === null ? MISSING : { ok: true, value: answer.value };
  }
}
