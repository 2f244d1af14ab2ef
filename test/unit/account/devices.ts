import type { Device } from '@/contract/account/schema';

const key = (letter: string) => letter.repeat(43);

export const THIS_PHONE: Device = {
  deviceKey: key('a'),
  name: 'iPhone 13',
  isCurrent: true,
  isLoggedIn: true,
  firstSeenAt: '2023-11-01 08:00:00',
  lastSeenAt: '2023-11-15 06:00:00',
};

export const PAD: Device = {
  deviceKey: key('b'),
  name: 'iPad 9',
  isCurrent: false,
  isLoggedIn: true,
  firstSeenAt: '2023-10-02 08:00:00',
  lastSeenAt: '2023-11-14 21:05:00',
};

export const OLD_PHONE: Device = {
  deviceKey: key('c'),
  name: '',
  isCurrent: false,
  isLoggedIn: false,
  firstSeenAt: '2023-08-01 08:00:00',
  lastSeenAt: '2023-09-01 12:30:00',
};

export const DEVICES: Device[] = [THIS_PHONE, PAD, OLD_PHONE];
