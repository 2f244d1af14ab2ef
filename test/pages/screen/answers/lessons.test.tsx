import { testScreensOf } from '../../support/every-field-test';

testScreensOf(['lessons', 'classes', 'courses', 'hours', 'stepup']);
