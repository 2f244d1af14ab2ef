/** The user agents of the five runtimes, as far as a browser can be them. */
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; M2012K11AC) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36';
const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

export const USER_AGENT = {
  web: `${IOS} Version/16.6 Safari/604.1`,
  weChat: `${ANDROID} MicroMessenger/8.0.44`,
  androidApp: `${ANDROID} WandouParent/2.5.0 (Android)`,
  iosApp: `${IOS} WandouParent/2.5.0 (iOS)`,
  oldAndroidApp: `${ANDROID} WandouParent/1.5.7 (Android)`,
} as const;
