import { failureOf } from '@/platform/weapp/failures';

const kindOf = (errMsg: string): string => failureOf('Share', { errMsg }).kind;

describe('why WeChat says no', () => {
  it.each([
    ['chooseMedia:fail cancel', 'denied'],
    ['saveImageToPhotosAlbum:fail auth deny', 'denied'],
    ['saveImageToPhotosAlbum:fail:auth denied', 'denied'],
    ['chooseMedia:fail api scope is not declared in the privacy agreement', 'unsupported'],
    ['chooseMedia:fail privacy permission is not authorized', 'denied'],
    ['navigateToMiniProgram:fail can only be invoked by user TAP gesture.', 'denied'],
    ['showShareImageMenu:fail not supported', 'unsupported'],
    ['showShareImageMenu:fail the api is not support', 'unsupported'],
    ['uploadFile:fail timeout', 'timeout'],
    ['request:fail errcode:-118 cronet_error_code:-118 error_msg:net::ERR_CONNECTION_TIMED_OUT', 'timeout'],
    [
      'downloadFile:fail errcode:-106 cronet_error_code:-106 error_msg:net::ERR_INTERNET_DISCONNECTED',
      'network',
    ],
    ['downloadFile:fail interrupted', 'network'],
    ['request:fail ', 'network'],
  ])('%s is %s', (errMsg, kind) => expect(kindOf(errMsg)).toBe(kind));

  it('is unsupported where a method does not exist, and denied where it says nothing', () => {
    expect(failureOf('Share', new TypeError('wx.chooseMedia is not a function')).kind).toBe('unsupported');
    expect(failureOf('Share', undefined)).toEqual({ kind: 'denied', ability: 'Share' });
    expect(failureOf('Share', { errMsg: 5 })).toEqual({ kind: 'denied', ability: 'Share' });
  });
});
