import { explainEntries } from '@/pages/profile/parents-center/entries/explain';
import type { MineFacts } from '@/pages/profile/parents-center/entries/types';
import { androidApp, inWebView, iosApp, miniProgram, plainWeb, weChatWeb } from '@/platform/hosts';

const HOSTS = [
  plainWeb,
  weChatWeb(),
  androidApp('2.5.0'),
  iosApp('2.5.0'),
  miniProgram(),
  inWebView(weChatWeb()),
];

/** Everything is configured, the parent is on the allow list and the child has a tutor. */
const facts = (some: Partial<MineFacts> = {}): MineFacts => ({
  host: plainWeb,
  userId: 42,
  isOfficial: true,
  crUid: 9001,
  subjects: [],
  hasNewLogistics: false,
  undone: 0,
  shop: { url: 'https://shop.example/', isInMiniProgram: true },
  giftsUrl: 'https://gifts.example/',
  service: { phone: '400', consultUrl: 'https://chat.example/' },
  wrongQuestions: { mainSwitch: 'white', whiteList: [42] },
  ...some,
});

/** One character per host in the order of HOSTS: + is shown, - is not. */
function shownWhere(id: string, some: Partial<MineFacts>): string {
  return HOSTS.map((host) => {
    const row = explainEntries(facts({ host, ...some })).find((entry) => entry.id === id);
    return row?.isShown ? '+' : '-';
  }).join('');
}

describe('entries of mine by runtime: web, WeChat, Android, iOS, mini program, its web-view', () => {
  // Tourists see none of them: the mine page requires a token.
  test.each([
    // entry, official, unofficial
    ['orders', '++++++', '++++++'],
    ['addresses', '++++++', '++++++'],
    ['logistics', '++++++', '++++++'],
    ['activityCenter', '++++--', '++++--'],
    ['shop', '++++++', '++++++'],
    ['praise', '---+--', '---+--'],
    ['tasks', '++++--', '++++--'],
    ['medals', '++++--', '++++--'],
    ['gifts', '++++--', '++++--'],
    ['studyTasks', '++++--', '++++--'],
    ['reports', '++++--', '++++--'],
    ['week', '++++--', '------'],
    ['wrongQuestions', '++++--', '++++--'],
    ['leave', '++++--', '++++--'],
    ['help', '++++--', '++++--'],
    ['myCourses', '++++--', '++++--'],
    ['openClasses', '++++--', '++++--'],
    ['peaClasses', '++++--', '++++--'],
    ['babyStudy', '++++--', '++++--'],
    ['babyShow', '++++--', '++++--'],
    ['straight', '++++--', '++++--'],
    ['littleTeacher', '++++--', '++++--'],
    ['soundStories', '++++--', '++++--'],
    ['materials', '++++--', '------'],
    ['tutor', '++++--', '++++--'],
    ['onlineConsult', '++++++', '++++++'],
    ['phoneConsult', '++++--', '++++--'],
    ['suggestions', '++++++', '++++++'],
    ['settings', '++++++', '++++++'],
  ])('%s', (id, official, unofficial) => {
    expect(shownWhere(id, {})).toBe(official);
    expect(shownWhere(id, { isOfficial: false })).toBe(unofficial);
  });

  test('no entry is missing above', () => {
    expect(explainEntries(facts())).toHaveLength(29);
  });
});

describe('the table that a tester reads', () => {
  const why = (id: string, some: Partial<MineFacts>) =>
    explainEntries(facts(some)).find((entry) => entry.id === id)?.hiddenBecause;

  test('has no reason for an entry that shows', () => {
    expect(why('tutor', {})).toBe('');
  });

  test.each([
    ['praise', { host: iosApp('1.0.6') }, 'iOS App 1.0.7 及以上（现在：否）'],
    ['tutor', { crUid: 0 }, 'crUid 不为 0（现在：crUid=0）'],
    ['materials', { isOfficial: false }, '在读学员（现在：非在读学员）'],
    ['shop', { shop: undefined }, 'integral_mall_config 有链接（现在：无）'],
    ['tasks', { host: miniProgram() }, '不在微信小程序内（现在：在小程序内）'],
    [
      'wrongQuestions',
      { userId: 43 },
      "No_wrong_subject_me_list：main_switch 为 'all'，或用户在 white_list 中（现在：main_switch=white，用户 43 不在名单）",
    ],
  ])('says why %s is hidden', (id, some, words) => {
    expect(why(id, some)).toBe(words);
  });
});
