import type { HostName } from '@/contract/services';
import type { EnvironmentLabel } from '@/contract/tracking/values';

/** What the operator set when the app was built (config/constants.ts). */
export interface AppConfig {
  /** '' is the page's own origin. */
  readonly apiOrigin: string;
  readonly apiHosts: Readonly<Partial<Record<HostName, string>>>;
  readonly h5Origin: string;
  /** Where the operator's own pictures are: an origin, or a path of the page's own site. */
  readonly cdnOrigin: string;
  /** The operator's page for suggestions and complaints; '' when there is none. */
  readonly ticketUrl: string;
  /** Where HarmonyOS NEXT has the apps, web addresses; '' where it has not. */
  readonly harmonyApps: { readonly parent: string; readonly student: string };
  /** So many popups of a page without an action of the parent's between; 0: no limit. */
  readonly popupsInARow: number;
  /** Of the build; an app around the page may say another one. */
  readonly environment: EnvironmentLabel;
  readonly rsaPublicKey: string;
  readonly trustedLinkHosts: readonly string[];
  readonly blockedWeChatHosts: readonly string[];
}

export const appConfig: AppConfig = __APP_ENV__;
