import { testScreensOf } from '../../support/every-field-test';

testScreensOf([
  'account',
  'profile',
  'activities',
  'addresses',
  'deliveries',
  'orders',
  'rewards',
  'messages',
]);
