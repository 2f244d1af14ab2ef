import { testScreensOf } from '../../support/every-field-test';

testScreensOf(['homework', 'evaluation', 'works', 'materials']);
