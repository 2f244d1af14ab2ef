'use strict';

const fs = require('node:fs');
const path = require('node:path');

const demoKey = path.resolve(__dirname, '..', '..', 'server', 'core', 'demo-keys', 'DEMO_ONLY_public.pem');

globalThis.__PICTURE_WIDTHS__ = [160, 320, 640, 1280];
globalThis.__SCENARIOS__ = false;
globalThis.__APP_USER_AGENTS__ = ['WandouParent/', 'School/'];
// As in a bundle (config/constants.ts).
globalThis.__APP_ENV__ = {
  apiOrigin: '',
  apiHosts: {},
  h5Origin: '',
  cdnOrigin: '',
  ticketUrl: '',
  harmonyApps: { parent: '', student: '' },
  popupsInARow: 0,
  environment: 'production',
  rsaPublicKey: fs.readFileSync(demoKey, 'utf8'),
  rsaKeyVersion: 'v1',
  trustedLinkHosts: ['trusted.example'],
  blockedWeChatHosts: ['blocked.example'],
  loginFirst: false,
  production: false,
};
