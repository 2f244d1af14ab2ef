/** Accounts 1 to 10 of the README, in this order: 1 to 5 for everything except home, 6 to 10 for home. */
export type DemoAccountName =
  | 'unofficial'
  | 'oneSubject'
  | 'manySubjects'
  | 'deviceLimited'
  | 'captchaFirst'
  | 'wholeQueue'
  | 'higherLevel'
  | 'cards'
  | 'newStudent'
  | 'tagsAndCheckIn';
