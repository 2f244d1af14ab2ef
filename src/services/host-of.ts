import type { HostName } from '@/contract/services';
import type { AppConfig } from './config';

export type ApiHosts = Pick<AppConfig, 'apiHosts' | 'apiOrigin'>;

export const hostOf = ({ apiHosts, apiOrigin }: ApiHosts, host: HostName): string =>
  apiHosts[host] ?? apiOrigin;
