export { createWebPlatform as createPlatform } from './web/create-web';
