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
  readonly harmonyApps: { readonly parent: string; readonly student: string };
  readonly popupsInARow: number;
  readonly environment: 'production' | 'test' | 'development';
  readonly rsaPublicKey: string;
  readonly rsaKeyVersion: string;
  readonly trustedLinkHosts: readonly string[];
  readonly blockedWeChatHosts: readonly string[];
  readonly loginFirst: boolean;
  readonly production: boolean;
};

/** Widths in which the backend offers uploaded pictures (`?w=…`), the smallest first; none where it does not. */
declare const __PICTURE_WIDTHS__: readonly number[];

/** A build for developers and testers has the scenario console, one for parents has not (config/constants.ts). */
declare const __SCENARIOS__: boolean;

/** Words in the user agents of the operator's own apps: config/constants.ts. */
declare const __APP_USER_AGENTS__: readonly string[];

/** The same library without what our films do not have (other sound tracks, protection): it brings no types of its own. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
