export { createMiniProgramPlatform as createPlatform } from './weapp/create-weapp';
