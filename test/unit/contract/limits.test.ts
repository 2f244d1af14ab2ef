/**
 * The specification's tables of constants, copied: a changed constant fails here, even if no other test notices. Their effects are tested
 * where they are used.
 */
import * as account from '@/contract/account/values';
import { CONFIRM_DIALOG_DELAY_MS } from '@/contract/help/consult';
import * as home from '@/contract/home/values';
import * as host from '@/contract/host';
import { CourseType } from '@/contract/courses/values';
import { HOUR_STATUS_FILTER } from '@/contract/hours/values';
import { LIVE_TASK_ID } from '@/contract/lessons/values';
import { ParentRelation } from '@/contract/profile/status';
import * as profile from '@/contract/profile/values';
import { INVITE_SHOWN_FLAG } from '@/contract/share/invite';
import { QR_CODE_MARGIN } from '@/contract/share/values';
import * as shell from '@/contract/shell';
import * as stepup from '@/contract/stepup/values';
import * as wire from '@/contract/wire';

describe('The specification says', () => {
  test.each<[string, unknown, unknown]>([
    ['the area code', account.DEFAULT_AREA_CODE, '86'],
    ['seconds between two codes', account.CODE_COUNTDOWN_S, 59],
    ['the throttle of sending', account.SEND_CODE_THROTTLE_MS, 1000],
    ['the digits of a phone', account.PHONE_PATTERN.source, '^\\d{1,14}$'],
    ['the relations of a parent', Object.values(ParentRelation), [1, 2, 3, 4, 5, 6, 7]],
    ['the types of a course', Object.values(CourseType), [1, 2, 3, 4]],
    ['ages', [profile.MIN_AGE, profile.MAX_AGE], [3, 20]],
    [
      'time-outs of calls',
      [wire.REQUEST_TIMEOUT_MS, wire.MEMBER_TIMEOUT_MS, account.SERVICE_TOKEN_TIMEOUT_MS],
      [20_000, 60_000, 10_000],
    ],
    ['the time-out of the person’s data', profile.PERSON_INFO_TIMEOUT_MS, 10_000],
    ['the time-out of the push state', host.PUSH_STATE_TIMEOUT_MS, 1000],
    ['the app’s environment', [host.ENV_INFO_TIMEOUT_MS, host.ENV_INFO_TRIES], [5000, 2]],
    [
      'the captcha’s size',
      [account.CAPTCHA_MAX_WIDTH_PX, account.CAPTCHA_PAGE_MARGIN_PX, account.CAPTCHA_HEIGHT_RATIO],
      [700, 96, 0.5],
    ],
    ['when the captcha closes', [account.CAPTCHA_SUCCESS_MS, account.CAPTCHA_POP_SUCCESS_MS], [1000, 1500]],
    ['the tab bar', home.TAB_BAR_MAX_ITEMS, 5],
    [
      'versions of the app',
      [host.MIN_APP_VERSION.tabBar, host.MIN_APP_VERSION.topArea],
      [
        { android: '1.5.8', ios: '1.5.8' },
        { android: '1.1.5', ios: '1.1.1' },
      ],
    ],
    [
      'versions for praise and suggestions',
      [host.PRAISE_MIN_IOS_VERSION, host.SUGGEST_MIN_ANDROID_VERSION],
      ['1.0.7', '1.1.21'],
    ],
    ['the banner', [home.BANNER_AUTOPLAY_MS, home.BANNER_TRANSITION_MS, home.BANNER_BASIS], [2000, 300, 686]],
    ['rows of categories', [home.CATEGORY_MAX_PER_ROW, home.CATEGORY_GAP], [5, 20]],
    ['a page of home’s lists', home.HOME_PAGE_SIZE, 2],
    ['pulling', [shell.PULL_REFRESH_HEIGHT, shell.DESIGN_WIDTH, shell.MAX_ROOT_SCALE], [166, 750, 2]],
    ['the live task', LIVE_TASK_ID, 16],
    ['the delay of a dialog', CONFIRM_DIALOG_DELAY_MS, 80],
    ['the filter of hours', HOUR_STATUS_FILTER, [0, 1]],
    ['the flag of the invitation', INVITE_SHOWN_FLAG, 0],
    [
      'the window of the higher level',
      [stepup.HIGHER_LEVEL_FALLBACK_WINDOW, stepup.HIGHER_LEVEL_STATIC_WINDOW],
      [
        { startTime: '2021/05/31', endTime: '2021/06/20 23:59:59' },
        { startTime: '2021/06/10', endTime: '2021/06/20 23:59:59' },
      ],
    ],
    ['taps for the console', shell.DEBUG_CONSOLE_TAPS, 20],
    ['the version of the web', host.WEB_VERSION, '1.30.98'],
    ['rows of preferred times', stepup.MAX_PREFERRED_TIMES, 5],
    ['a page of classes', stepup.CLASS_LIST_PAGE_SIZE, 5],
    ['keeping a seat', [stepup.KEEP_ALIVE_INTERVAL_MS, stepup.KEEP_ALIVE_REPEATS], [10_000, 30]],
    ['a tick of a countdown', shell.COUNTDOWN_TICK_MS, 1000],
    ['when the homeroom teacher answers', stepup.HEAD_MASTER_RESPONSE_HOURS, 24],
    ['the name of the operator', stepup.DEFAULT_OPERATOR_NAME, '家长'],
    ['the states of a step-up', Object.values(stepup.StepUpStatus), [1, 2, 3]],
    ['its types', Object.values(stepup.StepUpType), [1, 2, 3]],
    ['weekdays', [stepup.Weekday.monday, stepup.Weekday.sunday], [1, 7]],
    ['the error of its business', stepup.StepUpCode.businessError, '201'],
    ['the throttle of a tap', shell.DEFAULT_THROTTLE_MS, 500],
    ['the margin of a QR code', QR_CODE_MARGIN, 0],
  ])('%s', (_name, ours, theirs) => expect(ours).toEqual(theirs));
});
