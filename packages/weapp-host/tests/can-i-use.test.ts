import { createWx } from '../logic/wx/create-wx';
import { testContext } from './support/logic-context';

const canIUse = createWx(testContext().context).canIUse as (schema: unknown) => boolean;

test.each([
  'showToast',
  'showToast.object.image',
  'showToast.object.icon.error',
  'showToast.object.success',
  'request.object.method.GET',
  'getSystemInfoSync.return.safeArea',
  'getSystemInfoSync.return.safeArea.left',
  'getSystemInfo.success.screenWidth',
  'getWindowInfo.return.screenTop',
  'onNetworkStatusChange.callback.isConnected',
  'login.success.code',
  'SelectorQuery.selectAll',
  'NodesRef.node',
  'UpdateManager.onUpdateReady',
  'console.log',
  'text',
  'text.user-select',
  'button.open-type.getPhoneNumber',
  'button.bindgetphonenumber',
  'scroll-view.refresher-enabled',
  'view.bindtap',
])('%s can be used', (schema) => {
  expect(canIUse(schema)).toBe(true);
});

test.each([
  'openBluetoothAdapter',
  'createWorker',
  'onGyroscopeChange',
  'nothing',
  'showToast.object.nothing',
  'showToast.object.icon.nothing',
  'showToast.return.errMsg',
  'getSystemInfoSync.return.nothing',
  'getSystemInfoSync.return.safeArea.nothing',
  'SelectorQuery.nothing',
  'SelectorQuery.constructor',
  'CameraContext.onCameraFrame',
  'cloud',
  'live-player',
  'nothing-view',
  'text.nothing',
  'button.open-type.liveActivity',
  'toString',
  'constructor.name',
  'text.selectable.true.more',
  '',
  undefined,
  7,
])('%s cannot', (schema) => {
  expect(canIUse(schema)).toBe(false);
});
