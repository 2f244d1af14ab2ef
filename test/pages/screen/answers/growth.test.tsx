import { testScreensOf } from '../../support/every-field-test';

testScreensOf(['growth']);
