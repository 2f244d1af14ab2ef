import type { HostName } from '@/contract/services';
import type { EnvironmentLabel } from '@/contract/tracking/values';

/** The operator's build-time settings (config/constants.ts). */
export interface AppConfig {
  /** '' means the page's own origin. */
  readonly apiOrigin: string;
  readonly apiHosts: Readonly<Partial<Record<HostName, string>>>;
  readonly h5Origin: string;
  /** Location of the operator's images: an origin, or a path on the page's own site. */
  readonly cdnOrigin: string;
  /** The operator's page for suggestions and complaints; '' if there is none. */
  readonly ticketUrl: string;
  /** Store addresses of the apps for HarmonyOS NEXT; '' if there are none. */
  readonly harmonyApps: { readonly parent: string; readonly student: string };
  /** Limit of popups on a page without an action of the parent in between; 0: no limit. */
  readonly popupsInARow: number;
  /** Of the build; an app around the page may report another one. */
  readonly environment: EnvironmentLabel;
  readonly rsaPublicKey: string;
  /** Goes with what is encrypted by it, as `cipherVersion`. */
  readonly rsaKeyVersion: string;
  readonly trustedLinkHosts: readonly string[];
  readonly blockedWeChatHosts: readonly string[];
}

export const appConfig: AppConfig = __APP_ENV__;
