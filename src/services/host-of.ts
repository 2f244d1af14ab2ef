import type { HostName } from '@/contract/services';
import type { AppConfig } from './config';

export type ApiHosts = Pick<AppConfig, 'apiHosts' | 'apiOrigin'>;

/** The base URL of a service. */
export const hostOf = ({ apiHosts, apiOrigin }: ApiHosts, host: HostName): string =>
  apiHosts[host] ?? apiOrigin;
