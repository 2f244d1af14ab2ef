import { testScreensOf } from '../../support/every-field-test';

testScreensOf(['home', 'guides', 'help', 'download', 'links', 'share', 'stories', 'straight', 'stories']);
