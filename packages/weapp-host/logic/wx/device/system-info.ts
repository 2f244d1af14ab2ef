import type { WxContext, WxMethods } from '../context';
import { asyncMethods } from '../methods';
import { menuButton, windowInfo } from './window';

const FONT_SIZE = 16;

function deviceInfo({ options }: WxContext) {
  const { brand, model, system, platform } = options.device;
  return {
    abi: 'x86_64',
    deviceAbi: 'x86_64',
    benchmarkLevel: 1,
    brand,
    model,
    system,
    platform,
    cpuType: 'unknown',
    memorySize: 4096,
  };
}

/** `theme` is present only if the mini program declares darkmode. */
function appBaseInfo({ options, program }: WxContext) {
  const { SDKVersion, language, version, theme } = options.device;
  const { darkmode } = program.app as { darkmode?: boolean };
  return {
    SDKVersion,
    enableDebug: false,
    host: { env: 'WeChat', appId: '', version: '' },
    language,
    version,
    theme: darkmode === true ? theme : undefined,
    fontSizeSetting: FONT_SIZE,
    fontSizeScaleFactor: 1,
    mode: 'default',
  };
}

const systemSetting = () => ({
  bluetoothEnabled: true,
  deviceOrientation: 'portrait',
  locationEnabled: true,
  wifiEnabled: true,
});

/** Permissions of WeChat itself on the phone. */
function appAuthorizeSetting() {
  const authorized = 'authorized';
  return {
    albumAuthorized: authorized,
    bluetoothAuthorized: authorized,
    cameraAuthorized: authorized,
    locationAuthorized: authorized,
    locationReducedAccuracy: false,
    microphoneAuthorized: authorized,
    notificationAuthorized: authorized,
    notificationAlertAuthorized: authorized,
    notificationBadgeAuthorized: authorized,
    notificationSoundAuthorized: authorized,
    phoneCalendarAuthorized: authorized,
  };
}

function systemInfo(context: WxContext): object {
  return {
    ...deviceInfo(context),
    ...windowInfo(context),
    ...appBaseInfo(context),
    ...systemSetting(),
    albumAuthorized: true,
    cameraAuthorized: true,
    locationAuthorized: true,
    microphoneAuthorized: true,
    notificationAuthorized: true,
  };
}

export const systemInfoMethods = (context: WxContext): WxMethods => ({
  getSystemInfoSync: () => systemInfo(context),
  getDeviceInfo: () => deviceInfo(context),
  getWindowInfo: () => windowInfo(context),
  getAppBaseInfo: () => appBaseInfo(context),
  getSystemSetting: systemSetting,
  getAppAuthorizeSetting: appAuthorizeSetting,
  isVKSupport: () => false,
  getMenuButtonBoundingClientRect: () => menuButton(context),
  ...asyncMethods(context, {
    getSystemInfo: () => systemInfo(context),
    getSystemInfoAsync: () => systemInfo(context),
  }),
});
