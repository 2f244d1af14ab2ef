/// <reference types="@tarojs/taro" />

declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.scss';

/** Put in place by the build: config/constants.ts says what each value means. */
declare const __APP_ENV__: {
  readonly apiOrigin: string;
  readonly apiHosts: Readonly<Record<string, string>>;
  readonly h5Origin: string;
  readonly cdnOrigin: string;
  readonly ticketUrl: string;
  readonly popupsInARow: number;
  readonly environment: 'production' | 'test' | 'development';
  readonly rsaPublicKey: string;
  readonly trustedLinkHosts: readonly string[];
  readonly blockedWeChatHosts: readonly string[];
  readonly production: boolean;
};

/** The same library without what our films do not have (other sound tracks, protection): it brings no types of its own. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
